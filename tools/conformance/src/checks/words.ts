/** A contract says how it is asked for, and what each of its warnings means. */
import { commonWarnings } from '@keelson/workflow'
import type { ConformanceCheck } from '../subject.ts'

const [FEWEST, MOST] = [3, 6]

export const askedCheck: ConformanceCheck = {
  name: 'the contract says how engineers ask for it',
  problems: async ({ contract }) => {
    const asked: readonly string[] = contract.askedAs
    const counted =
      asked.length >= FEWEST && asked.length <= MOST
        ? []
        : [`askedAs has ${asked.length} sentences, not ${FEWEST} to ${MOST}`]
    const quoted = asked.filter((s) => s.toLowerCase().includes(contract.title.toLowerCase()))
    const bare = asked.filter((s) => s.split(' ').length < 4 || s.includes('_'))
    return [
      ...counted,
      ...quoted.map((s) => `askedAs quotes the title: ${s}`),
      ...bare.map((s) => `askedAs is no sentence of an engineer: ${s}`),
      ...(new Set(asked).size === asked.length ? [] : ['askedAs says one thing twice']),
    ]
  },
}

export const warningsCheck: ConformanceCheck = {
  name: 'every declared warning says what it means',
  problems: async ({ contract }) => {
    const declared = Object.entries(contract.warnings as Readonly<Record<string, string>>)
    return [
      ...declared
        .filter(([, meaning]) => meaning.split(' ').length < 4)
        .map(([code]) => `warning ${code} does not say what it means`),
      ...declared
        .filter(([code]) => Object.hasOwn(commonWarnings, code))
        .map(([code]) => `warning ${code} is one that every run may give`),
    ]
  },
}
