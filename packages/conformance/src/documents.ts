/** The generated documents: the equation sheet, the validation matrix, the reach, the kinds and names. `npm run lock` writes them, after the lock. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { disciplines } from '@keelson/kinds'
import { equationSheet } from '@keelson/report/documents/equation-sheet.ts'
import { kindsAndNames, type UsedName } from '@keelson/report/documents/kinds-and-names.ts'
import type { MistakesFound } from '@keelson/report/documents/mistakes.ts'
import { reachPage } from '@keelson/report/documents/reach-page.ts'
import { type ValidatedVersion, validationMatrix } from '@keelson/report/documents/validation-matrix.ts'
import { Catalog } from '@keelson/service/catalog.ts'
import { evidenceReader } from '@keelson/service/evidence-reader.ts'
import { ROOT } from '@keelson/service/service.ts'
import { annotations, reachOf, type WorkflowReach } from '@keelson/workflow'
import type { TObject } from 'typebox'
import { everyVersion } from './every-version.ts'
import { held } from './held-equations.ts'
import { inFormulas, triedByFolder } from './mutation/folders.ts'
import { readModuleEntries } from './mutation/lock.ts'
import { wiringTried } from './mutation/wiring/tried.ts'

const FOLDER = join(ROOT, 'docs')
const evidence = evidenceReader(ROOT)

/** Each document by the name of its file. */
export function documents(): Readonly<Record<string, string>> {
  return {
    'equations.html': equationSheet(held),
    'validation.html': validationMatrix(validatedVersions(), mistakesFound()),
    'kinds.html': kindsAndNames(disciplines, usedNames()),
    'reach.html': reachPage(reaches()),
    'reach.json': `${JSON.stringify(reaches(), null, 1)}\n`,
  }
}

function mistakesFound(): MistakesFound {
  const modules = readModuleEntries()
  return {
    folders: triedByFolder(modules),
    formulas: ['standards', 'physics'].map((name) => inFormulas(modules, name)),
    wiring: wiringTried(),
  }
}

const validatedVersions = (): ValidatedVersion[] =>
  everyVersion.map(({ repo, ref, workflow }) => {
    const { title, status } = workflow.contract
    return { ref, title, status, ...evidence(repo, workflow) }
  })

const reaches = (): WorkflowReach[] => everyVersion.map(({ ref, workflow }) => reachOf(ref, workflow.contract))

/** Every input of the catalog with a kind, by its name, and the workflows that take it. */
function usedNames(): UsedName[] {
  const uses = new Catalog().entries.flatMap((entry) =>
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

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, page] of Object.entries(documents())) writeFileSync(join(FOLDER, name), page)
}
