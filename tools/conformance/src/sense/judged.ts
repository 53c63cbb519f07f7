/** Every input of every check against what its kind says: more of a load is never better, more of a strength never worse. */
import { disciplines, type Kind } from '@keelson/kinds'
import { everyVersion } from '../every-version.ts'
import type { Subject } from '../subject.ts'
import { type Sensed, sensesOf } from './sweep.ts'

/** The evidence, from the root. */
export const SENSES = 'evidence/senses.json'

const kinds: Readonly<Record<string, Kind>> = Object.assign({}, ...Object.values(disciplines))

/** A finding is named 'modelrepo:catenary@1 line_tension line_length': check and input. */
export interface Judged {
  readonly senses: Readonly<Record<string, Readonly<Record<string, Sensed['sign']>>>>
  /** What goes against its kind, or both ways. */
  readonly against: readonly string[]
  readonly jumps: readonly string[]
}

export async function judged(
  requests: (subject: Subject) => readonly Readonly<Record<string, unknown>>[],
  progress: (done: number, total: number) => void = () => {},
): Promise<Judged> {
  const senses: Record<string, Record<string, Sensed['sign']>> = {}
  const [against, jumps] = [new Set<string>(), new Set<string>()]
  for (const [i, { ref, workflow, subject }] of everyVersion.entries()) {
    progress(i, everyVersion.length)
    if (workflow.contract.query) continue
    const own: Record<string, Sensed['sign']> = {}
    for (const request of requests(subject()))
      for (const { check, input, kind, sign, jump } of await sensesOf(subject(), request)) {
        const key = `${check} ${input}`
        own[key] = own[key] === undefined || own[key] === sign ? sign : 'both'
        if (isAgainst(kinds[kind]?.sense, own[key])) against.add(`${ref} ${key}`)
        if (jump !== undefined) jumps.add(`${ref} ${key}`)
      }
    if (Object.keys(own).length > 0) senses[ref] = own
  }
  return { senses, against: [...against], jumps: [...jumps] }
}

const isAgainst = (sense: Kind['sense'], sign: Sensed['sign']): boolean =>
  sense !== undefined && sign !== (sense === 'load' ? 'rises' : 'falls')
