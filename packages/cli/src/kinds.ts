/** `keelson kinds`: the kinds of quantity, those of a unit or of some words, for whoever declares a number. */
import { KINDS, type Kind, type KindName, kindOf } from '@keelson/kinds'
import { isUnit, unit as unitOf } from '@keelson/units'
import { type Command, columns } from './command.ts'

export const kinds: Command = {
  about: 'List kinds of quantity with their units: all, by unit or by words. Exit 1: no match',
  args: [{ name: 'WORD', about: 'a unit, such as kN/m, or words of a name or meaning', optional: true, many: true }],
  examples: [[], ['kN/m'], ['section', 'modulus']],
  run: async ({ args, print }) => {
    const found = kindsLike(args)
    print(
      found.map((id) => ({ id, ...kindOf(id) })),
      found.length === 0 ? 'no match' : columns(found.map((id) => rowOf(id, kindOf(id)))),
    )
    return found.length === 0 ? 1 : 0
  },
}

const NAMES = Object.keys(KINDS) as KindName[]

/** Of one word that is a unit, those that it measures. */
export function kindsLike(words: readonly string[]): readonly KindName[] {
  const [first = '', ...more] = words
  if (isUnit(first) && more.length === 0)
    return NAMES.filter((name) => unitOf(kindOf(name).unit).dimension === unitOf(first).dimension)
  const said = words.map((word) => word.toLowerCase())
  return NAMES.filter((name) => {
    const text = `${name} ${kindOf(name).title} ${kindOf(name).why}`.toLowerCase()
    return said.every((word) => text.includes(word))
  })
}

const rowOf = (id: KindName, { unit, oilfield, title }: Kind): string[] => [
  id,
  oilfield === undefined ? unit : `${unit} or ${oilfield}`,
  title,
]
