/** The tree of another commit beside this one, with the npm packages of this one and its own packages of the house. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@keelson/service/service.ts'

export interface Tree {
  readonly root: string
  readonly remove: () => void
}

/** Throws where git knows no such commit. */
export function treeOf(commit: string): Tree {
  const root = mkdtempSync(join(tmpdir(), 'keelson-moved-'))
  const remove = () => {
    git('worktree', 'remove', '--force', root)
    rmSync(root, { recursive: true, force: true })
  }
  git('worktree', 'add', '--detach', '--force', root, commit)
  try {
    linkPackages(root)
    return { root, remove }
  } catch (error) {
    remove()
    throw error
  }
}

function git(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`)
}

const HOUSE = '@keelson'

/** Throws where the commit needs a package of npm that this tree has not. */
function linkPackages(root: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(root, 'node_modules')]
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const missing = Object.keys(dependencies).filter((name) => !existsSync(join(from, name)))
  if (missing.length > 0)
    throw new Error(`this commit needs ${missing.join(', ')}, which this tree has not: npm i --no-save`)
  mkdirSync(join(to, HOUSE), { recursive: true })
  for (const name of readdirSync(from)) if (name !== HOUSE) symlinkSync(join(from, name), join(to, name))
  for (const kind of ['packages', 'tools'].filter((folder) => existsSync(join(root, folder)))) {
    for (const name of readdirSync(join(root, kind))) symlinkSync(join(root, kind, name), join(to, HOUSE, name))
  }
}

/** Where the suite stands, and where it stood in older trees. */
const SUITES = ['tools/conformance/src', 'packages/conformance/src']
const SCRIPT = 'answers-of-tree.ts'

/** The script that answers requests by the code of a tree; an older tree is given the one of this tree. */
export function scriptIn(root: string): string {
  const [suite = ''] = SUITES.filter((folder) => existsSync(join(root, folder)))
  const script = join(root, suite, SCRIPT)
  if (root !== ROOT) cpSync(join(import.meta.dirname, '..', SCRIPT), script)
  return script
}
