/** Where each room of the house stands: among the packages, or, where nothing may import it, among the tools. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const HOUSE = new URL('../../../', import.meta.url)

/** The folder of each room: that of units is packages/units. */
const FOLDERS: ReadonlyMap<string, string> = new Map(
  ['packages', 'tools'].flatMap((kind) =>
    readdirSync(fileURLToPath(new URL(kind, HOUSE))).map((name) => [name, `${kind}/${name}`] as const),
  ),
)

export const rooms: readonly string[] = [...FOLDERS.keys()].sort()

/** The folder of a room, from the root. */
export const folderOf = (room: string): string => FOLDERS.get(room) ?? `packages/${room}`

export const sourceOf = (room: string): URL => new URL(`${folderOf(room)}/src/`, HOUSE)

/** Where a file stands that is named by its room and its path in it: 'standards/dnv-rp-f109-2021/weight.ts'. */
export function urlOf(file: string): URL {
  const [room = ''] = file.split('/', 1)
  return new URL(file.slice(room.length + 1), sourceOf(room))
}

/** The same file by its address; undefined for what is no source of a room. */
export function fileOf(url: string): string | undefined {
  if (!url.startsWith(HOUSE.href)) return undefined
  const [, room, path] = /^(?:packages|tools)\/([^/]+)\/src\/(.+)$/.exec(url.slice(HOUSE.href.length)) ?? []
  return room === undefined ? undefined : `${room}/${path}`
}

export interface Declared {
  /** What an operator installs with it. */
  readonly dependencies?: Readonly<Record<string, string>>
  /** What only its tests, its types or its tools need. */
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** The packages of npm that a room says it needs. */
export const declaredBy = (room: string): Declared =>
  JSON.parse(readFileSync(new URL(`${folderOf(room)}/package.json`, HOUSE), 'utf8'))
