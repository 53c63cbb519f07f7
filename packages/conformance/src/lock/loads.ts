/** The modules of formulas that a version loads: those of standards and of physics in which mistakes are tried. */
import { once, type Workflow } from '@keelson/workflow'
import { mutantsByFile } from '../mutation/catalogue.ts'
import { importGraph, loadedBy, wiredBy } from '../mutation/reach.ts'

const graph = once(importGraph)
const formulas = once(() => new Set(mutantsByFile().keys()))

export const formulasLoadedBy = ({ home }: Workflow): string[] =>
  [...loadedBy(graph(), wiredBy(home))].filter((module) => formulas().has(module)).sort()
