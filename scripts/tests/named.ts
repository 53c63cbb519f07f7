/** Which workflow is meant by what somebody types: its ref, its id, or a part of the id that no other has. */
import { globSync } from 'node:fs'
import { posix } from 'node:path'

export interface NamedWorkflow {
  readonly repo: string
  readonly id: string
  /** From the root: `packages/modelrepo/src/mooring/catenary`. */
  readonly folder: string
  /** Where one is named; all of them otherwise. */
  readonly version: number | undefined
}

const REF = /^(?:(?<repo>\w+):)?(?<name>[^@]+)(?:@(?<version>\d+))?$/

/** Looks at the folders, so that one that the catalog does not list yet is found. Throws where none or several are meant. */
export function workflowNamed(root: string, asked: string): NamedWorkflow {
  const { repo, name = '', version } = REF.exec(asked)?.groups ?? {}
  const all = foldersOf(root).filter((one) => repo === undefined || one.repo === repo)
  const like = all.filter(({ id }) => name !== '' && id.includes(name))
  const meant = like.find(({ id }) => id === name) ?? like[0]
  if (meant === undefined) throw new Error(`${asked} is neither a path nor a workflow: npx keelson list prints all`)
  if (meant.id !== name && like.length > 1)
    throw new Error(`${asked} may be ${like.map(({ id }) => id).join(', ')}: name one`)
  return { ...meant, version: version === undefined ? undefined : Number(version) }
}

const foldersOf = (root: string) =>
  globSync('packages/{modelrepo,datarepo}/src/*/*/index.ts', { cwd: root })
    .map((file) => posix.dirname(file.replaceAll('\\', '/')))
    .filter((folder) => !folder.includes('/_'))
    .toSorted()
    .map((folder) => ({ repo: folder.split('/')[1] ?? '', id: posix.basename(folder), folder }))
