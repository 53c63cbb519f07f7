/** What is said of something that fails, and how. */

interface Problem {
  readonly text: string
  /** `packages/…/cases.json:12`, where it is known. */
  readonly place: string | undefined
}
export interface Failure {
  /** The check of the suite, or the test. */
  readonly what: string
  /** None where another failure has said them. */
  readonly problems: readonly Problem[]
}
/** How much was tried, and what failed. */
export interface Tried {
  readonly count: number
  readonly failures: readonly Failure[]
}

/** Of one check: more say the same again. */
const MOST_SHOWN = 8

export function textOf({ what, problems }: Failure): string {
  const shown = problems.slice(0, MOST_SHOWN)
  const more = problems.length - shown.length
  return [
    `  ${what}`,
    ...shown.flatMap(({ text, place }) => [
      ...text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => `    ${line}`),
      ...(place ? [`      ${place}`] : []),
    ]),
    ...(more > 0 ? [`    and ${more} more`] : []),
  ].join('\n')
}
