/** A number that cannot be meant is stopped: a slip of a million, up or down, is refused or warned of at its input. */
import { annotations, Refusal, readParams } from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'
import type { Request } from '../modes.ts'
import type { ConformanceCheck, Subject } from '../subject.ts'

/** A gram for a tonne, a pascal for a megapascal, a metre for a micrometre; and their opposites. */
const SLIPS = [1e6, 1e-6]

export const magnitudesCheck: ConformanceCheck = {
  name: 'a number a million times too large or too small is refused or warned of',
  problems: async (subject) => {
    const { properties } = subject.contract.params as TObject
    return Object.entries(subject.workflow.example).flatMap(([name, sent]) => {
      const spec = properties[name]
      return spec === undefined
        ? []
        : slipsOf(spec, sent).flatMap(({ value, what }) => silent(subject, name, value, what))
    })
  },
}

interface Slip {
  readonly value: unknown
  readonly what: string
}

/** What was sent with one of its numbers slipped: the number itself, all of a list, each member of all rows. */
function slipsOf(spec: TSchema, sent: unknown): Slip[] {
  const { items, properties } = spec as { items?: TSchema; properties?: Readonly<Record<string, TSchema>> }
  if (Array.isArray(sent) && items !== undefined) {
    const slipped = sent.map((entry) => slipsOf(items, entry))
    return (slipped[0] ?? []).map(({ what }) => ({
      value: sent.map((entry, i) => slipped[i]?.find((slip) => slip.what === what)?.value ?? entry),
      what,
    }))
  }
  if (typeof sent === 'number') return isDimensional(spec) ? numbersOf(sent) : []
  if (properties === undefined || typeof sent !== 'object' || sent === null) return []
  return Object.entries(sent).flatMap(([member, own]) => {
    const field = properties[member]
    return field === undefined
      ? []
      : slipsOf(field, own).map(({ value, what }) => ({
          value: { ...sent, [member]: value },
          what: `${member} ${what}`,
        }))
  })
}

const isDimensional = (spec: TSchema): boolean => {
  const { unit, noKind } = annotations(spec)
  return unit !== undefined && unit !== '-' && noKind === undefined
}
const numbersOf = (sent: number): Slip[] =>
  sent === 0 ? [] : SLIPS.map((factor) => ({ value: sent * factor, what: `x ${factor}` }))

function silent({ contract, workflow }: Subject, name: string, value: unknown, what: string): string[] {
  try {
    const { warnings } = readParams(contract, { ...workflow.example, [name]: value } as Request)
    return warnings.some(({ path = '' }) => isAt(path, name)) ? [] : [`${name} ${what} is taken without a word`]
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.problems.some(({ pointer }) => isAt(pointer, name))
      ? []
      : [`${name} ${what} is refused elsewhere: ${error.message}`]
  }
}
const isAt = (pointer: string, name: string) => pointer === `/${name}` || pointer.startsWith(`/${name}/`)
