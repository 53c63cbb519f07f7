/** Designations of standards as one writes them, brought to the one way in which the index holds them: `RP2RD`, `API-RP-2RD` and `2-RD` to `2RD`. */

const BODY = '(?:api|asme|astm|dnv(?:gl)?|iso|en|bs|rp|std|spec|os|st|iacs|imo|nd|aisc|tr|ts|sp|ur|bulletin)'
/** What stands behind a letter or a number: F105, B401, 2RD, 579, 5L. */
const NUMBER = String.raw`(?:[a-h]\d{3}|\d{1,2}[a-z]{1,3}\d?|\d{3,5})\b`

const WAYS: readonly (readonly [RegExp, string])[] = [
  [/\bb[\s-]?31[\s.-]?g\b/gi, 'B31G'],
  [/\bb[\s-]?31[\s.-]([348])\b/gi, 'B31.$1'],
  [/\bb31([48])\b/gi, 'B31.$1'],
  [/\b([a-z])-(\d{2,3})\b/gi, '$1$2'],
  [/\b2[\s-]+(sk|sm|rd|geo)\b/gi, '2$1'],
  [new RegExp(String.raw`\b${BODY}+(?=${NUMBER})`, 'gi'), '$& '],
]
const NAMED = new RegExp(`^${BODY}$`, 'i')

export const spelledOut = (text: string): string => WAYS.reduce((t, [way, one]) => t.replace(way, one), text)

/** Whether the number behind it is that of a standard. */
export const isBody = (word: string): boolean => NAMED.test(word)
