/** The two codes of a run and what each says of it. */
import { apiRp1111 } from '@keelson/standards/api-rp-1111-2015/source.ts'
import { apiStd2rd } from '@keelson/standards/api-std-2rd-2013/source.ts'

export const RP1111 = 'API RP 1111'
export const STD2RD = 'API STD 2RD 2013'
export const CODES = [RP1111, STD2RD] as const
export type Code = (typeof CODES)[number]

export const WITH_RP1111 = { code: [RP1111] } as const
export const WITH_STD2RD = { code: [STD2RD] } as const

export const sourceOf = (code: Code) => (code === RP1111 ? apiRp1111 : apiStd2rd)
