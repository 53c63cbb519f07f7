/**
 * The documents of the house: the equation sheet, the validation matrix, the reach, the kinds and names, the file formats. They are printed from
 * the code as it is and from the evidence as it was measured; no case is run for them.
 */
import { readFileSync } from 'node:fs'
import { FORMATS } from '@keelson/files/formats.ts'
import { OTHER_FORMATS } from '@keelson/files/other-formats.ts'
import { READERS } from '@keelson/files/read-file.ts'
import { disciplines } from '@keelson/kinds'
import { equationSheet } from '@keelson/report/documents/equation-sheet.ts'
import { fileFormats, type SupersededInput } from '@keelson/report/documents/file-formats.ts'
import { kindsAndNames, type UsedName } from '@keelson/report/documents/kinds-and-names.ts'
import { reachPage } from '@keelson/report/documents/reach-page.ts'
import { type ValidatedVersion, validationMatrix } from '@keelson/report/documents/validation-matrix.ts'
import { annotations, pinnedRef, reachOf, type Workflow, type WorkflowReach } from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'
import { Catalog, type Entry } from '../catalog.ts'
import { evidenceReader } from '../evidence-reader.ts'
import { ROOT } from '../service.ts'
import { equationsIn, heldModules } from './held-equations.ts'
import { FOUND } from './places.ts'

interface Version {
  readonly repo: string
  readonly ref: string
  readonly workflow: Workflow
  readonly standards: readonly string[]
}

/** Each document by the name of its file. */
export async function documents(): Promise<Readonly<Record<string, string>>> {
  const { entries } = new Catalog()
  const versions = entries.flatMap(versionsOf)
  const reaches = versions.map(({ ref, workflow }): WorkflowReach => reachOf(ref, workflow.contract))
  const standards = new Map(versions.map((version) => [version.ref, version.standards]))
  return {
    'equations.html': equationSheet(equationsIn(await heldModules())),
    'validation.html': validationMatrix(validated(versions), JSON.parse(readFileSync(FOUND, 'utf8'))),
    'kinds.html': kindsAndNames(disciplines, usedNames(entries)),
    'files.html': fileFormats(
      READERS.map(({ format }) => FORMATS[format]),
      OTHER_FORMATS,
      supersededIn(entries),
    ),
    'reach.html': reachPage(reaches, (ref) => standards.get(ref) ?? []),
    'reach.json': `${JSON.stringify(reaches, null, 1)}\n`,
  }
}

const versionsOf = ({ repo, id, versions }: Entry): Version[] =>
  versions.map(({ version, workflow, standards }) => ({
    ...{ repo, ref: pinnedRef({ repo, id }, version), workflow, standards },
  }))

function validated(versions: readonly Version[]): ValidatedVersion[] {
  const evidence = evidenceReader(ROOT)
  return versions.map(({ repo, ref, workflow, standards }) => {
    const { title, status } = workflow.contract
    return { ref, title, status, standards, ...evidence(repo, workflow) }
  })
}

/** Inputs in whose place a file is read. */
function supersededIn(entries: readonly Entry[]): SupersededInput[] {
  return entries.flatMap(({ versions }) =>
    versions.slice(-1).flatMap(({ workflow: { contract } }) => {
      const { properties } = contract.params as TObject
      const titleOf = (name: string) => annotations(properties[name] as TSchema).title
      return Object.entries(properties).flatMap(([name, schema]) => {
        const { superseded, overrides } = annotations(schema)
        const instead = overrides.flatMap(({ inputs }) => inputs.map(titleOf)).join(', ')
        return superseded === undefined ? [] : [{ workflow: contract.title, input: titleOf(name), instead }]
      })
    }),
  )
}

/** Every input of the catalog with a kind, by its name, and the workflows that take it. */
function usedNames(entries: readonly Entry[]): UsedName[] {
  const uses = entries.flatMap((entry) =>
    entry.versions.slice(-1).flatMap(({ workflow: { contract } }) =>
      Object.entries((contract.params as TObject).properties).flatMap(([name, spec]) => {
        const { kind } = annotations(spec)
        return kind === undefined ? [] : [{ name, kind, workflow: contract.id as string }]
      }),
    ),
  )
  return [...Map.groupBy(uses, ({ kind, name }) => `${kind} ${name}`).values()].flatMap((same) => {
    const [first] = same
    return first === undefined ? [] : [{ ...first, workflows: same.map(({ workflow }) => workflow) }]
  })
}
