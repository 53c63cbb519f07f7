/** How far two spellings lie apart: what a misspelt word was probably meant to be. */

/** Slips of the pen between two words: letters more, less or other, and neighbours swapped, each counted once. */
export function slips(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next.push(
        Math.min(
          at(row, j) + 1,
          at(next, j - 1) + 1,
          at(row, j - 1) + other,
          swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = row
    row = next
  }
  return at(row, b.length)
}

const at = (row: readonly number[], j: number) => row[j] ?? 0

/** Slips that leave a word of this length recognisable: none in two letters, one in three to five, then two, then three. */
export function forgiven(length: number): number {
  if (length < 3) return 0
  if (length < 6) return 1
  return length < 10 ? 2 : 3
}
