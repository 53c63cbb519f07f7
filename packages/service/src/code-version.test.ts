/** The commit that provenance names is the commit of the checkout, marked where the checkout differs from it. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { versionOf } from './code-version.ts'
import { temporaryFolder } from './testing.ts'

describe('the version of the code', () => {
  const manifest = (folder: string, more = {}) =>
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3', ...more }))

  it('is the commit, with -dirty for a changed checkout', () => {
    const folder = temporaryFolder()
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
        cwd: folder,
        encoding: 'utf8',
      }).trim()
    manifest(folder)
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'one')
    const sha = git('rev-parse', 'HEAD')
    assert.deepEqual(versionOf(folder), { package_version: '1.2.3', git_sha: sha })
    manifest(folder, { changed: true })
    assert.equal(versionOf(folder).git_sha, `${sha}-dirty`)
    rmSync(folder, { recursive: true })
  })
  it('is what the package says where there is no checkout, and unknown where it says nothing', () => {
    const folder = temporaryFolder()
    manifest(folder, { gitHead: 'abc' })
    assert.equal(versionOf(folder).git_sha, 'abc')
    manifest(folder)
    assert.equal(versionOf(folder).git_sha, 'unknown')
    rmSync(folder, { recursive: true })
  })
})
