/** What the pages load: their style sheet and the scripts of their islands, made when first asked for and named by what is in them. */
import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { css } from '@keelson/report/css.ts'
import { build } from 'esbuild'
import { caseCss } from '../case/case-css.ts'
import { docsNavCss } from '../case/docs-nav.ts'
import { fileCss } from '../case/file-css.ts'
import { reportBarCss } from '../case/report-bar.ts'
import { studyCss } from '../case/study-css.ts'
import { topCss } from '../case/top-bar.ts'
import { projectCss } from '../project/project-css.ts'
import { pageCss } from '../server/page-css.ts'

export interface Asset {
  readonly mediaType: string
  readonly content: string
}

const STYLE = 'keelson.css'
/** What a document of its own has beside its own style: that of the header. */
const TOP_STYLE = 'top.css'
const SCRIPTS = {
  'workflow.js': 'workflow-island.ts',
  'home.js': 'home-island.ts',
  'fleet.js': 'fleet-island.ts',
  'runs.js': 'runs-island.ts',
  'page.js': 'page-island.ts',
  'project.js': 'project-island.ts',
  'projects.js': 'projects-island.ts',
  'taking.js': 'taking-island.ts',
  'docs.js': 'docs-island.ts',
  'api.js': 'api-island.ts',
} as const
export type ScriptName = keyof typeof SCRIPTS

const styleOf = (content: string): Asset => ({ mediaType: 'text/css; charset=utf-8', content })
const style = styleOf(`${css}${caseCss}${pageCss}${studyCss}${fileCss}${projectCss}`)
const topStyle = styleOf(`${topCss}${docsNavCss}${reportBarCss}`.replaceAll('\n', ''))
const STYLES: ReadonlyMap<string, Asset> = new Map([
  [STYLE, style],
  [TOP_STYLE, topStyle],
])
const made = new Map<ScriptName, Promise<Asset>>()
/** Parts that a script loads when they are needed, under the names by which it asks for them. */
const parts = new Map<string, Asset>()

/** Where a page loads a script from: the name changes with what is in it, so that it may be kept for ever. */
export const scriptPath = async (name: ScriptName): Promise<string> => `/assets/${named(name, await script(name))}`

/** Where a page loads its style sheet from. */
export const stylePath = `/assets/${named(STYLE, style)}`
/** And a document that is served with its own. */
export const topStylePath = `/assets/${named(TOP_STYLE, topStyle)}`

/** The asset of a path's last part; undefined where there is none, or it has changed since. */
export async function assetNamed(text: string): Promise<Asset | undefined> {
  if (PART.test(text)) return partNamed(text)
  const [, stem, kind] = /^([a-z]+)-[0-9a-f]{16}\.(js|css)$/.exec(text) ?? []
  const name = `${stem}.${kind}`
  const asset = STYLES.get(name) ?? (isScript(name) ? await script(name) : undefined)
  return asset && named(name, asset) === text ? asset : undefined
}

const PART = /^part-[0-9A-Z]{8}\.js$/

/** One that another process of the service has named is known once all scripts are made here. */
async function partNamed(text: string): Promise<Asset | undefined> {
  if (!parts.has(text)) await Promise.all(Object.keys(SCRIPTS).filter(isScript).map(script))
  return parts.get(text)
}

const isScript = (name: string): name is ScriptName => Object.hasOwn(SCRIPTS, name)

function named(name: string, { content }: Asset): string {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16)
  return name.replace('.', `-${digest}.`)
}

function script(name: ScriptName): Promise<Asset> {
  const known = made.get(name)
  if (known) return known
  const asset = bundled(SCRIPTS[name])
  made.set(name, asset)
  asset.catch(() => made.delete(name))
  return asset
}

async function bundled(entry: string): Promise<Asset> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../browser/${entry}`, import.meta.url))],
    bundle: true,
    splitting: true,
    outdir: '/assets',
    chunkNames: 'part-[hash]',
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
  })
  const files = outputFiles.map(({ path, text }) => ({ name: basename(path), asset: scriptOf(text) }))
  for (const { name, asset } of files) if (PART.test(name)) parts.set(name, asset)
  return files.find(({ name }) => !PART.test(name))?.asset ?? scriptOf('')
}

const scriptOf = (content: string): Asset => ({ mediaType: 'text/javascript; charset=utf-8', content })
