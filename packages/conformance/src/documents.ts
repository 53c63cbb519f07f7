/** The generated documents: the equation sheet and the validation matrix. `npm run lock` writes them, after the lock. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { equationSheet } from '@keelson/report/documents/equation-sheet.ts'
import { type ValidatedVersion, validationMatrix } from '@keelson/report/documents/validation-matrix.ts'
import { Catalog } from '@keelson/service/catalog.ts'
import { ROOT } from '@keelson/service/service.ts'
import { evidenceOf } from '@keelson/service/workflow-detail.ts'
import { pinnedRef } from '@keelson/workflow'
import { held } from './held-equations.ts'
import { readLock } from './lock.ts'

const FOLDER = join(ROOT, 'docs')

/** Each document by the name of its file. */
export function documents(): Readonly<Record<string, string>> {
  return { 'equations.html': equationSheet(held), 'validation.html': validationMatrix(validatedVersions()) }
}

function validatedVersions(): ValidatedVersion[] {
  const lock = readLock()
  return new Catalog().entries.flatMap((entry) =>
    entry.versions.map((workflow) => {
      const { version, title, status } = workflow.contract
      const ref = pinnedRef(entry, version)
      return { ref, title, status, evidence: evidenceOf(workflow, lock[ref]?.cases ?? {}) }
    }),
  )
}

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, page] of Object.entries(documents())) writeFileSync(join(FOLDER, name), page)
}
