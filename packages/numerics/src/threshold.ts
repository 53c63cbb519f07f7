/** Where something begins to hold. */

/** Between a number at which it does not hold and one at which it does, by halving: the latter, so often brought nearer. */
export function thresholdBetween(
  holds: (x: number) => boolean,
  without: number,
  within: number,
  halvings: number,
): number {
  let [bad, good] = [without, within]
  for (let n = 0; n < halvings; n++) {
    const middle = (bad + good) / 2
    if (holds(middle)) good = middle
    else bad = middle
  }
  return good
}
