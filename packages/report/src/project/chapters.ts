/** The chapters of the report of a project in order, with their numbers and their ids. */
import type { CalculationRow } from '@keelson/projects/standing.ts'
import type { ProjectReportInput } from './input.ts'

export type FrontChapter = 'summary' | 'basis' | 'calculations' | 'envelopes' | 'register' | 'changes'

/** Those before the calculations; one for which there is nothing is left out. */
export function frontChapters({ project, register, revisions }: ProjectReportInput): readonly FrontChapter[] {
  const hasCases = project.calculations.some(({ cases }) => cases !== undefined)
  return [
    'summary',
    'basis',
    'calculations',
    ...(hasCases ? (['envelopes'] as const) : []),
    ...(register.length > 0 ? (['register'] as const) : []),
    ...(revisions.length > 0 ? (['changes'] as const) : []),
  ]
}

export function frontNumber(input: ProjectReportInput, chapter: FrontChapter): string {
  return String(frontChapters(input).indexOf(chapter) + 1)
}

/** Numbers of the chapters by calculation. */
export function chapterNumbers(input: ProjectReportInput): Readonly<Record<string, string>> {
  const before = frontChapters(input).length + 1
  return Object.fromEntries(input.calculations.map(({ id }, i) => [id, String(before + i)]))
}

/** The id of the chapter of a calculation. */
export const chapterId = (number: string): string => `c${number}`

export const chapterTitle = ({ id, title }: Pick<CalculationRow, 'id' | 'title'>): string => `${id} ${title}`

/** By calculation the number of an earlier chapter that prints the method of the same workflow and version. */
export function methodChapters(input: ProjectReportInput): Readonly<Record<string, string | null>> {
  const numbers = chapterNumbers(input)
  const first = new Map<string, string>()
  const found = input.calculations.map(({ id, ref, run_id }): [string, string | null] => {
    const before = first.get(ref) ?? null
    if (before === null && run_id !== null) first.set(ref, numbers[id] ?? '')
    return [id, before]
  })
  return Object.fromEntries(found)
}
