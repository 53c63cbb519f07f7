/** A unit tree as text: plain (`kg/m3`, read again as the same unit) or for people (`kg/m³`). */
import type { Tree } from './grammar.ts'

export type Style = 'plain' | 'people'
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const PEOPLE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '-': '',
    deg: '°',
    degC: '°C',
    degF: '°F',
    degR: '°R',
    degAPI: '°API',
    um: 'µm',
    uA: 'µA',
    uV: 'µV',
    uT: 'µT',
    uS: 'µS',
    ohm: 'Ω',
    mohm: 'mΩ',
    kohm: 'kΩ',
    Mohm: 'MΩ',
    's^n': 'sⁿ',
    Paa: 'Pa(a)',
    Pag: 'Pa(g)',
    kPaa: 'kPa(a)',
    kPag: 'kPa(g)',
    MPaa: 'MPa(a)',
    MPag: 'MPa(g)',
    Sm3: 'Sm³',
    kSm3: 'kSm³',
    MSm3: 'MSm³',
    GSm3: 'GSm³',
  }),
)

/** Digits raised: -3 -> ⁻³. */
export function superscript(exponent: number): string {
  return String(exponent).replace(/./g, (c) => (c === '-' ? '⁻' : (SUPERSCRIPTS[Number(c)] ?? c)))
}

export function render(tree: Tree, style: Style): string {
  switch (tree.kind) {
    case 'one':
      return '1'
    case 'unit':
      return (style === 'people' ? (PEOPLE.get(tree.unit.name) ?? tree.unit.name) : tree.unit.name) + raise(tree, style)
    case 'bracket':
      return bracket(tree.inside, tree.exponent, style)
    case 'times':
      return `${factorOf(tree.left, style)}${style === 'people' ? '·' : '*'}${factorOf(tree.right, style)}`
    case 'per':
      return `${render(tree.left, style)}/${counted(tree.count, style)}${divisorOf(tree.right, style)}`
  }
}

function raise({ exponent }: { readonly exponent: number }, style: Style): string {
  if (exponent === 1) return ''
  return style === 'people' ? superscript(exponent) : String(exponent)
}

const counted = (count: number, style: Style) => (count === 1 ? '' : `${count}${style === 'people' ? ' ' : ''}`)

/** A bracket without exponent is only kept where it is needed, which the surroundings decide. */
function bracket(inside: Tree, exponent: number, style: Style): string {
  return exponent === 1 ? render(inside, style) : `(${render(inside, style)})${raise({ exponent }, style)}`
}

function divisorOf(tree: Tree, style: Style): string {
  return isCompound(tree) ? `(${render(tree, style)})` : render(tree, style)
}

function factorOf(tree: Tree, style: Style): string {
  return opened(tree).kind === 'per' ? `(${render(tree, style)})` : render(tree, style)
}

const opened = (tree: Tree): Tree => (tree.kind === 'bracket' && tree.exponent === 1 ? opened(tree.inside) : tree)
const isCompound = (tree: Tree) => ['times', 'per'].includes(opened(tree).kind)
