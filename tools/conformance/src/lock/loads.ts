/** The modules of formulas that a version loads: those of standards and of physics in which mistakes are tried. */
import { once, type Workflow } from '@keelson/workflow'
import { mutantsIn } from '../mutation/catalogue.ts'
import { importGraph, loadedBy, wiredBy } from '../mutation/reach.ts'

const graph = once(importGraph)
const known = new Map<string, boolean>()

function hasFormulas(module: string): boolean {
  const has = known.get(module) ?? mutantsIn(module).length > 0
  known.set(module, has)
  return has
}

export const formulasLoadedBy = ({ home }: Workflow): string[] =>
  [...loadedBy(graph(), wiredBy(home))].filter(hasFormulas).sort()
