/**
 * A verdict is held: every engineering check fails in one case and passes in another, and the numbers that it is made of
 * have a witness beside our own answer: a print, a peer, arithmetic written out, or a script that stands beside the cases.
 */
import { existsSync, readFileSync } from 'node:fs'
import { evaluateExpression } from '@keelson/equations/evaluate.ts'
import { parseExpression } from '@keelson/equations/grammar.ts'
import {
  type CheckSpec,
  type ExpectedValue,
  engineeringChecks,
  type VerificationCase,
  type Workflow,
} from '@keelson/workflow'
import type { ConformanceCheck, Subject } from '../subject.ts'

const VERDICTS = ['fail', 'pass'] as const
const SIDES = ['demand', 'capacity'] as const
const NUMBER_OF_CHECK = /^checks\.[^.]+\.(demand|capacity|utilisation)$/
/** Relative difference of an expected value from its witness: it is written with five digits or more. */
const AS_WRITTEN = 2e-5

export const verdictsCheck: ConformanceCheck = {
  name: 'every engineering check fails in one case and passes in another, by numbers with a witness',
  problems: async (subject) => {
    const held = subject.cases.filter((c) => c.disputed === undefined && c.expected !== undefined)
    const engineering = Object.entries(engineeringChecks(subject.contract))
    return [...engineering.flatMap(([id, spec]) => missing(id, spec, held)), ...witnessProblems(subject, held)]
  },
}

function missing(id: string, { neverFails }: CheckSpec, cases: readonly VerificationCase[]): string[] {
  const expects = (name: string, value?: string) =>
    cases.some(({ expected }) => {
      const found = expected?.[name]
      return found !== undefined && (value === undefined ? typeof found.value === 'number' : found.value === value)
    })
  const lacking = [
    ...VERDICTS.filter((state) => neverFails === undefined || state === 'pass')
      .filter((state) => !expects(`checks.${id}.state`, state))
      .map((state) => `state '${state}'`),
    ...SIDES.filter((side) => !expects(`checks.${id}.${side}`)),
  ]
  return lacking.length === 0 ? [] : [`no case expects of ${id}: ${lacking.join(', ')}`]
}

type Script = Readonly<Record<string, Readonly<Record<string, number>>>>

function witnessProblems({ workflow }: Subject, cases: readonly VerificationCase[]): string[] {
  const script = scriptOf(workflow)
  const idle = Object.entries(script).flatMap(([id, names]) =>
    Object.keys(names)
      .filter((name) => cases.find((c) => c.id === id)?.expected?.[name] === undefined)
      .map((name) => `worked.py works out ${name} of ${id}, which no case expects`),
  )
  const wrong = cases.flatMap((c) =>
    Object.entries(c.expected ?? {}).flatMap(([name, expected]) =>
      witnessProblem(name, expected, script[c.id]?.[name]).map((problem) => `${c.id}: ${name} ${problem}`),
    ),
  )
  return [...idle, ...wrong]
}

function witnessProblem(name: string, { value, by, source }: ExpectedValue, worked: number | undefined): string[] {
  if (worked !== undefined) return differs(value, worked, 'worked.py gives')
  if (by !== undefined)
    return differs(value, evaluateExpression(parseExpression(by, [], []).expression, {}), `${by} is`)
  return NUMBER_OF_CHECK.test(name) && typeof value === 'number' && source === undefined ? ['has no witness'] : []
}

const differs = (value: unknown, worked: number, how: string): string[] =>
  typeof value === 'number' && Math.abs(value - worked) <= AS_WRITTEN * Math.abs(worked)
    ? []
    : [`is ${value}, and ${how} ${worked}`]

/** What the script beside the workflow works out for its cases; nothing where there is none. */
function scriptOf({ home }: Workflow): Script {
  const file = new URL('worked.json', home)
  return existsSync(file) ? ((JSON.parse(readFileSync(file, 'utf8')) as { cases?: Script }).cases ?? {}) : {}
}
