/** A stretch of the right-hand outline of a turned piece: a line to a point, or a curve with two control points. */
export type Stretch =
  | readonly [x: number, y: number]
  | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/** The outline of a piece that was turned on a lathe: its right-hand side from the bottom to the top, and the mirror image back down. */
export function turned(profile: readonly Stretch[]): string {
  const [start] = profile;
  const rest = profile.slice(1);
  return `M0 ${endOf(start)[1]}L${start.join(' ')}${rest.map(drawn).join('')}${back(profile, -1)}Z`;
}

/** The shadow on the right-hand side: between the outline and the same outline drawn nearer to the axis. */
export function shaded(profile: readonly Stretch[], depth = 0.42): string {
  const [start] = profile;
  return `M${start.join(' ')}${profile.slice(1).map(drawn).join('')}${back(profile, depth)}Z`;
}

function drawn(stretch: Stretch): string {
  return `${stretch.length === 2 ? 'L' : 'C'}${stretch.join(' ')}`;
}

const endOf = (stretch: Stretch): readonly [number, number] => stretch.slice(-2) as [number, number];

/** From the top down along the profile, with the distance from the axis multiplied. */
function back(profile: readonly Stretch[], factor: number): string {
  const x = (value: number) => Math.round(value * factor * 100) / 100;
  let path = `L${x(endOf(profile[profile.length - 1])[0])} ${endOf(profile[profile.length - 1])[1]}`;
  for (let at = profile.length - 1; at > 0; at--) {
    const stretch = profile[at];
    const [toX, toY] = endOf(profile[at - 1]);
    path +=
      stretch.length === 2
        ? `L${x(toX)} ${toY}`
        : `C${x(stretch[2])} ${stretch[3]} ${x(stretch[0])} ${stretch[1]} ${x(toX)} ${toY}`;
  }
  return path;
}
