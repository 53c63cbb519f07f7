/** Where the own values of a calculation come from, as it is stated: what of it holds for a case, and what a change leaves of it. */
import type { InputBases } from '@keelson/engine'
import type { Calculation, Inputs } from './document.ts'
import { isLink } from './links.ts'

/** Whether a pointer leads to a place or into it. */
export const isWithin = (pointer: string, place: string): boolean =>
  pointer === place || pointer.startsWith(`${place}/`)

/** The statements for a case with inputs of its own; undefined where there are none. */
export function statementsFor(calculation: Calculation, own: Inputs): InputBases | undefined {
  const { input_basis: stated, inputs } = calculation
  if (stated === undefined) return undefined
  const kept = without(stated, Object.keys(own))
  const cells = Object.keys({ ...inputs, ...own }).filter((path) => {
    const isOwn = !isLink(Object.hasOwn(own, path) ? own[path] : inputs[path])
    return isOwn && isCovered(`/${path}`, kept)
  })
  return { ...kept, ...Object.fromEntries(cells.map((path) => [`/${path}`, { from: 'entered' }] as const)) }
}

/** Whether something is stated of what holds a cell, and nothing of the cell. */
const isCovered = (cell: string, stated: InputBases): boolean =>
  !Object.hasOwn(stated, cell) && Object.keys(stated).some((pointer) => isWithin(cell, pointer))

/** What is left where these inputs, or cells of them, have other values. */
export const without = (stated: InputBases, paths: readonly string[]): InputBases =>
  Object.fromEntries(Object.entries(stated).filter(([pointer]) => !paths.some((path) => isWithin(pointer, `/${path}`))))

/** Names of the inputs that have example values in a case, wholly or in part. */
export const exampleInputs = (cases: readonly { readonly input_basis?: InputBases }[]): readonly string[] => [
  ...new Set(
    cases.flatMap(({ input_basis = {} }) =>
      Object.entries(input_basis).flatMap(([pointer, { from }]) =>
        from === 'example' ? [pointer.split('/')[1] ?? ''] : [],
      ),
    ),
  ),
]
