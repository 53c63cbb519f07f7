/** A search whose points are calculated elsewhere: it says which it needs next, and is begun again with all that is known. */

class Needed extends Error {
  readonly x: number
  constructor(x: number) {
    super(`the point at ${x} is needed`)
    this.x = x
  }
}

/** What `search` gives where `at` answers it by `calculated`. Throws what either throws. */
export async function searched<P, R>(
  search: (at: (x: number) => P) => R,
  calculated: (x: number) => P | Promise<P>,
): Promise<R> {
  const known = new Map<number, P>()
  const at = (x: number): P => {
    const point = known.get(x)
    if (point === undefined) throw new Needed(x)
    return point
  }
  for (;;) {
    try {
      return search(at)
    } catch (error) {
      if (!(error instanceof Needed)) throw error
      known.set(error.x, await calculated(error.x))
    }
  }
}
