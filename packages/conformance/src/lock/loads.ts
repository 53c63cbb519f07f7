/** The modules of formulas that a version loads: those of standards and of physics in which mistakes are tried. */
import { fileURLToPath } from 'node:url'
import { once, type Workflow } from '@keelson/workflow'
import { mutantsByFile } from '../mutation/catalogue.ts'
import { importGraph, loadedBy } from '../mutation/reach.ts'

const graph = once(importGraph)
const formulas = once(() => new Set(mutantsByFile().keys()))

export const formulasLoadedBy = ({ home }: Workflow): string[] => {
  const [, file = ''] = /packages\/(.*)$/.exec(fileURLToPath(home).replaceAll('\\', '/').replace('/src/', '/')) ?? []
  return [...loadedBy(graph(), file)].filter((module) => formulas().has(module)).sort()
}
