/** Host concepts of an offshore field, and the water depths between which each is considered. */
import { type Constant, constant } from '@keelson/equations'
import { hostScreening } from './sources.ts'

/** Concepts that are screened, in the order that decides a tie. */
export const SCREENED_HOSTS = ['TLP', 'Spar', 'Semi', 'FPSO', 'Subsea_Tieback'] as const
export type ScreenedHost = (typeof SCREENED_HOSTS)[number]

export interface DepthWindow {
  readonly from: Constant
  readonly to: Constant
}

const SYMBOLS: Readonly<Record<ScreenedHost, string>> = {
  TLP: 'T',
  Spar: 'S',
  Semi: 'M',
  FPSO: 'F',
  Subsea_Tieback: 'B',
}

/** Depths in m between which a host is considered, both included. */
const WINDOWS: Readonly<Record<ScreenedHost, readonly [from: number, to: number]>> = {
  TLP: [300, 1800],
  Spar: [1200, 3000],
  Semi: [600, 2500],
  FPSO: [600, 3000],
  Subsea_Tieback: [100, 3000],
}

const WORDS: Readonly<Record<ScreenedHost, string>> = {
  TLP: 'TLP',
  Spar: 'spar',
  Semi: 'semi-submersible',
  FPSO: 'FPSO',
  Subsea_Tieback: 'subsea tieback',
}
/** A host as a sentence names it. */
export const hostInWords = (host: ScreenedHost): string => WORDS[host]
/** 'a TLP', 'an FPSO'. */
export const aHost = (host: ScreenedHost): string => `${host === 'FPSO' ? 'an' : 'a'} ${WORDS[host]}`

const depth = (host: ScreenedHost, what: string, mark: string, value: number): Constant =>
  constant({
    symbol: `d_${SYMBOLS[host]}${mark}`,
    title: `${what} for ${aHost(host)}`,
    value,
    unit: 'm',
    source: hostScreening,
    clause: 'depth windows',
  })

export const DEPTH_WINDOWS = Object.fromEntries(
  SCREENED_HOSTS.map((host): [ScreenedHost, DepthWindow] => [
    host,
    {
      from: depth(host, 'Minimum water depth', '1', WINDOWS[host][0]),
      to: depth(host, 'Maximum water depth', '2', WINDOWS[host][1]),
    },
  ]),
) as Readonly<Record<ScreenedHost, DepthWindow>>
