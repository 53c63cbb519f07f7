/** Makes the page of a surface: the code that the service runs, bundled for a browser. The same sources give the same bytes. */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { evidenceOfVersion } from '@keelson/engine/evidence-files.ts'
import { type CaseFile, casesIn, type RepoName, type Workflow } from '@keelson/workflow'
import { build } from 'esbuild'
import type { Facts } from '../case/answer.ts'
import { refOf, type Surface } from '../surface.ts'
import { equationText } from './equation-text.ts'
import { pageFile } from './page-file.ts'
import { ROOT } from './places.ts'
import { validators } from './validators.ts'
import { withoutEval } from './without-eval.ts'

export interface Built {
  readonly page: string
  readonly script: string
  /** Files that went into it, from the root; those of npm packages are in the lock file. */
  readonly sources: readonly string[]
}

/** The script of a published surface: its module is named after its id, and exports it alone. */
export const ofItsOwn = ({ id }: Surface): string =>
  `import * as module from '../${id}.ts'\nconst surface = Object.values(module)[0]`

/** The script of the surface of one workflow. */
export const ofWorkflow = (repo: RepoName, { home, contract: { id, version } }: Workflow): string =>
  `import * as module from ${JSON.stringify(fileURLToPath(home))}
import { surfaceOf } from '../surface.ts'
const isIt = ({ contract }) => contract?.id === ${JSON.stringify(id)} && contract.version === ${version}
const surface = surfaceOf(${JSON.stringify(repo)}, Object.values(module).find(isIt))`

/** Builds the page of a surface, which a script of these lines puts together. */
export async function buildSurface(surface: Surface, lines: string): Promise<Built> {
  const loading = surface.workflows.find(({ workflow }) => workflow.load)
  if (loading) throw new Error(`${loading.workflow.contract.id} reads data and is not available as a page`)
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `${lines}\nimport { start } from '../page/start.ts'\nstart(surface)\n`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'ts',
    },
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2023',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    metafile: true,
    logLevel: 'silent',
    // Where a workflow stands says where its cases are; a page has no files.
    define: { 'import.meta.url': '""' },
    plugins: [equationText, withoutEval, validators(surface.workflows.map((w) => w.workflow.contract))],
  })
  const script = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
  const cases = surface.workflows.map(({ workflow }) => relative(ROOT, fileURLToPath(casesOf(workflow))))
  const evidence = new Set<string>()
  return {
    script,
    page: pageFile(surface, factsOf(surface, evidence), script),
    sources: [
      ...Object.keys(metafile.inputs).filter((name) => !/^<|^node_modules\//.test(name)),
      ...cases,
      ...evidence,
      'package.json',
    ].sort(),
  }
}

const casesOf = (workflow: Workflow): URL => new URL('cases.json', workflow.home)

/** What the page says beside its numbers: the version, and the evidence of each workflow; `read` is told the files of it. */
function factsOf(surface: Surface, read: Set<string>): Facts {
  const readFile = (name: string): unknown => {
    if (!existsSync(join(ROOT, name))) return undefined
    read.add(name)
    return json(join(ROOT, name))
  }
  const { version } = json(`${ROOT}/package.json`) as { readonly version: string }
  const evidence = surface.workflows.map((shown) => {
    const { workflow } = shown
    const { id, version: own } = workflow.contract
    const cases = casesIn(json(casesOf(workflow)) as CaseFile).filter((c) => (c.version ?? 1) === own)
    const { repo } = surface
    return [refOf(surface, shown), evidenceOfVersion({ repo, id, version: own }, cases, readFile)] as const
  })
  return { package_version: version, evidence: Object.fromEntries(evidence) }
}

const json = (file: string | URL): unknown => JSON.parse(readFileSync(file, 'utf8'))
