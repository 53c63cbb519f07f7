/** The files of tests that are asked for: of a path, or of what belongs to a workflow. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { CONFORMANCE } from './groups.ts'
import { workflowNamed } from './named.ts'

export interface Chosen {
  readonly files: readonly string[]
  /** The workflows that conformance holds; absent where it holds all. */
  readonly workflows?: readonly string[]
}

/** Every file of tests under `root`, or those that belong to what is asked for. Throws where nothing does. */
export function chosenFiles(root: string, asked: readonly string[]): Chosen {
  const all = globSync(['{packages,tools}/*/src/**/*.test.ts', 'scripts/**/*.test.ts'], { cwd: root }).toSorted()
  if (asked.length === 0) return { files: all }
  const paths = asked.filter((one) => existsSync(join(root, one)))
  const workflows = asked.filter((one) => !paths.includes(one)).map((one) => workflowNamed(root, one).id)
  const under = paths.flatMap((path) => all.filter((file) => isUnder(file, normalize(path))))
  const about = workflows.flatMap((id) => testsAbout(id, all, root))
  const files = all.filter((file) => under.includes(file) || about.includes(file))
  if (files.length === 0) throw new Error(`there are no tests under ${paths.join(', ')}`)
  if (workflows.length === 0) return { files }
  return { files, ...(!under.includes(CONFORMANCE.file) && { workflows }) }
}

const isUnder = (file: string, path: string) => file === path || file.startsWith(path.replace(/\/?$/, '/'))

/** The tests of its folder, those that load a module of it, and conformance. */
function testsAbout(id: string, all: readonly string[], root: string): string[] {
  const own = `/${id}/`
  return all.filter(
    (file) => file === CONFORMANCE.file || file.includes(own) || readFileSync(join(root, file), 'utf8').includes(own),
  )
}
