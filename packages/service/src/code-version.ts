/** Which code is running: the package's version and the commit of the checkout, marked when it is changed. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from './hash.ts'

export interface CodeVersion {
  readonly package_version: string
  readonly git_sha: string
}

const known = new Map<string, CodeVersion>()

/**
 * The version of the code under `root` as it was when this process first asked, which is the code that it loads; where there is
 * no checkout, the commit that the package was made from.
 */
export function codeVersionOf(root: string): CodeVersion {
  const version = known.get(root) ?? versionOf(root)
  known.set(root, version)
  return version
}

export function versionOf(root: string): CodeVersion {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string; gitHead?: string }
  return {
    package_version: manifest.version,
    git_sha: (existsSync(join(root, '.git')) && commit(root)) || manifest.gitHead || 'unknown',
  }
}

function commit(root: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no') !== ''
    return `${git('rev-parse', 'HEAD')}${changed ? '-dirty' : ''}`
  } catch {
    return undefined
  }
}

/** Of what is changed in a checkout beside its commit; undefined where nothing is, or where there is no checkout. */
export function changesOf(root: string): string | undefined {
  try {
    const changes = execFileSync('git', ['diff', 'HEAD'], {
      cwd: root,
      maxBuffer: 2 ** 30,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return changes.length === 0 ? undefined : sha256(changes).slice(0, 8)
  } catch {
    return undefined
  }
}
