import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../core/index.ts';
import { PROTOCOL } from './connection.ts';
import { type QueuedRequest, readReply, readRequest, requestId } from './messages.ts';

const queued: QueuedRequest = {
  protocol: PROTOCOL,
  version: '1.0.0',
  order: { kind: 'job', experiment: 'cuts', job: { id: 'a', data: { k: 2 } }, before: [['b', [{ n: 1 }]]] },
};

describe('a message of the queue', () => {
  it('is read as it was written', () => {
    expect(unwrap(readRequest(JSON.parse(JSON.stringify(queued)), '1.0.0'))).toEqual(queued);
    expect(unwrap(readReply({ kind: 'done', rows: [{ n: 1, t: null }] }))).toEqual({ kind: 'done', rows: [{ n: 1, t: null }] });
    const failed = { kind: 'failed', failure: { name: 'Error', message: 'no' } };
    expect(unwrap(readReply(failed))).toEqual(failed);
  });

  it('is refused if it is from another version, or malformed', () => {
    expect(() => unwrap(readRequest(queued, '2.0.0'))).toThrow(
      'A worker of Minerve 2.0.0 took it, but it is a job of Minerve 1.0.0',
    );
    const { order } = queued;
    const foreign = [
      ...[undefined, null, 7, 'job', [], {}, { ...queued, protocol: PROTOCOL + 1 }, { ...queued, order: null }],
      { ...queued, order: { ...order, kind: 'stop' } },
      { ...queued, order: { ...order, experiment: ['cuts'] } },
      { ...queued, order: { ...order, job: { id: 'a', data: { k: { code: 'here' } } } } },
      { ...queued, order: { ...order, job: { id: 7, data: {} } } },
      { ...queued, order: { ...order, before: [['b', 'rows']] } },
    ];
    for (const data of foreign) expect(() => unwrap(readRequest(data, '1.0.0'))).toThrow('no job of Minerve');
    for (const data of [undefined, {}, { kind: 'done', rows: [[1]] }, { kind: 'done' }, { kind: 'failed', failure: 'no' }])
      expect(() => unwrap(readReply(data))).toThrow('no answer to a job');
  });

  it('has an id that is the same for the same work and no other', () => {
    const id = (change: Partial<QueuedRequest['order']>) => requestId({ ...queued, order: { ...queued.order, ...change } });
    const others = [
      id({}),
      id({ experiment: 'others' }),
      id({ job: { id: 'b', data: { k: 2 } } }),
      id({ job: { id: 'a', data: { k: 3 } } }),
      id({ before: [] }),
    ];
    expect(new Set(others).size).toBe(others.length);
    expect(id({ job: { id: 'a', data: { k: 2 } } })).toBe(id({}));
    // BullMQ takes no colon, and no number alone.
    expect(id({})).toMatch(/^[0-9a-f]{40}$/);
  });
});
