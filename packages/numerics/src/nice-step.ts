/** 1, 2 or 5 times a power of ten, at least as large as a positive number. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const times = [1, 2, 5, 10].find((n) => n * power >= least * (1 - 1e-9)) ?? 10
  return Number((times * power).toPrecision(3))
}
