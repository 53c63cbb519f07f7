/** Which files lead to which: the evidence that could notice a mistake in a module, and what it loads on the way there. */
import { everyFile, importedFile } from '../imports.ts'
import { fileOf } from '../rooms.ts'

/** Paths are those of rooms.ts: 'standards/dnv-rp-f109-2021/weight.ts'. */
export type Imports = ReadonlyMap<string, readonly string[]>

export function importGraph(): Imports {
  return new Map(
    [...everyFile(true), ...everyFile(false)].map(({ name, file, imports }) => [
      `${name}/${file}`,
      imports.flatMap((to) => importedFile(name, file, to) ?? []),
    ]),
  )
}

/** Every file that leads to one, itself included, each with the number of steps. */
export function leadingTo(graph: Imports, target: string): Map<string, number> {
  const importers = new Map<string, string[]>()
  for (const [file, imports] of graph) for (const to of imports) importers.set(to, [...(importers.get(to) ?? []), file])
  return steps(target, (file) => importers.get(file) ?? [])
}

/** The file that wires a workflow, by its `home`. */
export const wiredBy = (home: string): string => fileOf(home) ?? ''

/** Every file that one loads, itself included. */
export const loadedBy = (graph: Imports, file: string): ReadonlySet<string> =>
  new Set(steps(file, (f) => graph.get(f) ?? []).keys())

function steps(from: string, next: (file: string) => readonly string[]): Map<string, number> {
  const found = new Map([[from, 0]])
  for (const [file, distance] of found) {
    for (const to of next(file)) if (!found.has(to)) found.set(to, distance + 1)
  }
  return found
}

const HELD = /^(standards|physics)\//
const TEST = /\.test\.ts$/
const WORKFLOW = /^(modelrepo|datarepo)\/.*\/index\.ts$/

export interface EvidenceFiles {
  /** Files of tests, the nearest first. */
  readonly tests: readonly string[]
  /** Files that wire workflows, whose cases are evidence too. */
  readonly workflows: readonly string[]
}

/** What could notice a mistake in a file. */
export function evidenceFiles(imports: Imports, file: string): EvidenceFiles {
  const nearest = [...leadingTo(imports, file)].sort((a, b) => a[1] - b[1]).map(([f]) => f)
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const tests = nearest.filter((f) => HELD.test(f) && TEST.test(f))
  return {
    tests: [...tests.filter((f) => f.startsWith(folder)), ...tests.filter((f) => !f.startsWith(folder))],
    workflows: nearest.filter((f) => WORKFLOW.test(f)),
  }
}
