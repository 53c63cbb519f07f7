/** What a goal says in words: what each bracket holds, what the scan cannot tell, and how near the output comes. */
import { unitAfter } from '@keelson/units'
import { midSentence, shown } from '@keelson/workflow'
import { type Approach, MOST_APPROACHES } from './approach.ts'
import type { Finding } from './findings.ts'
import { type GoalPoint, isValued, pairsOf, type Valued } from './points.ts'

/** The output that is to meet a target, and the input that is sought; numbers are in these units. */
export interface GoalQuestion {
  /** Path of the output. */
  readonly output: string
  readonly title: string
  readonly unit: string
  readonly target: number
  readonly input: { readonly title: string; readonly unit: string }
}

interface Searched {
  readonly scan: readonly GoalPoint[]
  /** The scan and what was found between its points. */
  readonly points: readonly GoalPoint[]
  readonly approaches: readonly Approach[]
  readonly findings: readonly Finding[]
}

const DIGITS = 6
/** Of the range of the output over the scan: what comes nearer to the target without crossing it is said. */
const CLOSE = 1e-3

const withUnit = (value: number, unit: string): string => `${shown(value, DIGITS)}${unitAfter(unit, value)}`
const inputAt = (x: number, { input }: GoalQuestion) => withUnit(x, input.unit)
const outputOf = (y: number, { unit }: GoalQuestion) => withUnit(y, unit)
const why = ({ reason }: GoalPoint) => (reason ? ` (${reason})` : '')

/** What a bracket turned out to hold. */
export function outcomeOf({ kind, failed }: Finding, question: GoalQuestion): string {
  if (kind === 'root') return 'a root'
  if (kind === 'touch') return 'a root at which the output touches the target'
  if (kind === 'level') return 'at the target throughout'
  if (kind === 'jump') return 'a jump over the target'
  if (failed === undefined) return 'undecided, the search did not converge'
  return `undecided, no value at ${inputAt(failed.x, question)}${why(failed)}`
}

export function notesOf(question: GoalQuestion, searched: Searched): string[] {
  return [
    ...nearestNote(question, searched),
    ...searched.findings.flatMap((found) => [...levelNote(found, question), ...offNote(found, question)]),
    ...closeNotes(question, searched),
    ...failureNotes(question, searched.scan),
    resolutionNote(question, searched.scan),
  ]
}

const distance = ({ y }: Valued, target: number) => Math.abs(y - target)
const sideOf = ({ y }: Valued, target: number) => (y > target ? 'above' : 'below')

/** Without a root: how near the output comes, and where. */
function nearestNote(question: GoalQuestion, { points, findings }: Searched): string[] {
  const { target, title } = question
  if (findings.some(({ roots }) => roots.length > 0)) return []
  const [first, ...others] = points.filter(isValued)
  if (first === undefined) return [`No root: ${midSentence(title)} has no value at any scan point.`]
  const p = others.reduce((a, b) => (distance(b, target) < distance(a, target) ? b : a), first)
  const off = `${outputOf(distance(p, target), question)} ${sideOf(p, target)} the target`
  return [`No root: ${midSentence(title)} is nearest at ${inputAt(p.x, question)}, ${off}.`]
}

function levelNote({ kind, between: [a, b] }: Finding, question: GoalQuestion): string[] {
  if (kind !== 'level') return []
  const title = question.title
  return [
    `${title} equals the target from ${inputAt(a, question)} to ${inputAt(b, question)}. Both ends are reported as roots.`,
  ]
}

function offNote({ roots, off }: Finding, question: GoalQuestion): string[] {
  if (!off) return []
  const title = midSentence(question.title)
  return roots.map(({ x, output }) => {
    const there = `At the root ${inputAt(x, question)}, ${title} is ${outputOf(output, question)}`
    return `${there}. It crosses the target within the last of 12 digits of the input.`
  })
}

function closeNotes(question: GoalQuestion, { scan, approaches }: Searched): string[] {
  const { target, title } = question
  const outputs = scan.filter(isValued).map(({ y }) => y)
  const range = Math.max(...outputs) - Math.min(...outputs)
  return approaches
    .filter(({ point, crosses }) => !crosses && distance(point, target) <= CLOSE * range)
    .map(({ point }) => point)
    .toSorted((a, b) => a.x - b.x)
    .map((p) => {
      const near = `${outputOf(distance(p, target), question)} of the target at ${inputAt(p.x, question)}`
      return `${title} comes within ${near} but does not cross it there.`
    })
}

/** Each row of neighbouring points without a value, with the reason of its first. */
function failureNotes(question: GoalQuestion, scan: readonly GoalPoint[]): string[] {
  const { title } = question
  return stretchesWithout(scan).map((row) => {
    const [first, last] = [row[0] as GoalPoint, row.at(-1) as GoalPoint]
    const where =
      row.length === 1
        ? `at ${inputAt(first.x, question)}`
        : `at ${row.length} points from ${inputAt(first.x, question)} to ${inputAt(last.x, question)}`
    return `${title} has no value ${where}${why(first)}. A root there would not be found.`
  })
}

function stretchesWithout(scan: readonly GoalPoint[]): GoalPoint[][] {
  const rows: GoalPoint[][] = []
  for (const [i, p] of scan.entries()) {
    if (isValued(p)) continue
    const before = scan[i - 1]
    if (before !== undefined && !isValued(before)) rows.at(-1)?.push(p)
    else rows.push([p])
  }
  return rows
}

function resolutionNote(question: GoalQuestion, scan: readonly GoalPoint[]): string {
  const [first, last] = [scan[0]?.x ?? Number.NaN, scan.at(-1)?.x ?? Number.NaN]
  const widest = Math.max(...pairsOf(scan).map(([a, b]) => b.x - a.x))
  const step = `${scan.length} points from ${inputAt(first, question)} to ${inputAt(last, question)}, at most ${inputAt(widest, question)} apart`
  return `Scanned at ${step}. Two roots between neighbouring points are found only near a minimum distance from the target. The ${MOST_APPROACHES} nearest minima were searched.`
}
