/** What differs between two answers to one request, member by member. */
import { type Answer, partsOf } from '../lock/parts.ts'

/** An answer of a tree: a run, a refusal, an error, or that there is no such version. */
export type Dumped =
  | Answer
  | { readonly refused: readonly { readonly pointer: string; readonly message: string }[] }
  | { readonly error: string }
  | { readonly absent: true }

export interface Difference {
  /** 'checks.bearing.capacity' */
  readonly member: string
  readonly change: 'moved' | 'appeared' | 'went'
  readonly before?: unknown
  readonly after?: unknown
}
export interface Compared {
  readonly comparisons: number
  readonly differences: readonly Difference[]
}

/** Relative difference of two numbers that are the same. */
const SAME = 1e-9

/** Steps may be added without moving anything, so they are compared as a list without order. */
export function compared(before: Dumped, after: Dumped): Compared {
  const [old, now] = [flat(before), flat(after)]
  const differences: Difference[] = []
  for (const [member, value] of old) {
    if (!now.has(member)) differences.push({ member, change: 'went', before: value })
    else if (!isSame(value, now.get(member)))
      differences.push({ member, change: 'moved', before: value, after: now.get(member) })
  }
  for (const [member, value] of now)
    if (!old.has(member)) differences.push({ member, change: 'appeared', after: value })
  return { comparisons: new Set([...old.keys(), ...now.keys()]).size, differences }
}

const isSame = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number'
    ? Math.abs(a - b) <= SAME * Math.max(Math.abs(a), Math.abs(b))
    : Object.is(a, b)

type Flat = Map<string, unknown>

function flat(dumped: Dumped): Flat {
  const members: Flat = new Map()
  if (!('result' in dumped)) add(members, 'status', dumped)
  else {
    const { steps, ...parts } = partsOf(dumped)
    for (const [part, value] of Object.entries(parts)) add(members, part, value)
    addSteps(members, steps as readonly { readonly symbol: string }[])
  }
  return members
}

function add(members: Flat, name: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    if (value !== undefined) members.set(name, value)
    return
  }
  if (Array.isArray(value)) members.set(`${name} entries`, value.length)
  for (const [key, member] of Object.entries(value)) add(members, `${name}.${key}`, member)
}

/** Each by its symbol, and its turn among those of that symbol. */
function addSteps(members: Flat, steps: readonly { readonly symbol: string }[]): void {
  for (const [symbol, same] of Map.groupBy(steps, (step) => step.symbol)) {
    same.forEach((step, k) => {
      add(members, `steps.${symbol}${k === 0 ? '' : ` (${k + 1})`}`, step)
    })
  }
}
