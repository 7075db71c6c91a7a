@unmanaged
export class DrawRules {
  rules: i32;
  setUp(rules: i32): void { this.rules = rules; }
  isDrawn(top: usize, bottom: usize): bool { return false; }
  materialAfterChange(before: usize, after: usize, count: i32): i32 { return 0; }
}
