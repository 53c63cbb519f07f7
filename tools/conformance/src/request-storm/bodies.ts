/** Bodies of requests: JSON with a changed tree, or bytes that are hardly JSON any more. */
import { type Draw, oneOf, whole } from './draw.ts'
import { changed, strangeValue } from './values.ts'

/** A run request as it should be. */
export interface Sound {
  readonly ref: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Share of the bodies whose bytes are broken, and of the requests that are enormous and still under the limit. */
const BROKEN = 0.2
const ENORMOUS = 0.0005
const ENORMOUS_LENGTH = 15_000_000

export function mutatedBody(draw: Draw, sound: Sound): Buffer {
  if (draw() < ENORMOUS) return Buffer.from(JSON.stringify(enormous(draw, sound)))
  const tree = treeOf(draw, sound)
  const text = JSON.stringify(tree) ?? ''
  return draw() < BROKEN ? broken(draw, text) : Buffer.from(text)
}

function treeOf(draw: Draw, sound: Sound): unknown {
  const { ref, params } = sound
  const asked = draw()
  if (asked < 0.72) return { ref, params: someChanges(draw, params) }
  if (asked < 0.76) return sound
  if (asked < 0.86) return changed(draw, { ...sound, ...extras(draw) })
  if (asked < 0.9) return { ...sound, ref: refLike(draw, ref) }
  if (asked < 0.96) return { ...sound, ...extras(draw) }
  return strangeValue(draw)
}

function someChanges(draw: Draw, params: unknown): unknown {
  let tree = params
  for (let n = whole(draw, 2); n >= 0; n--) {
    const next = changed(draw, tree)
    // A request without an object of params says little about its inputs.
    if (typeof next === 'object' && next !== null && !Array.isArray(next)) tree = next
  }
  return tree
}

const extras = (draw: Draw): Readonly<Record<string, unknown>> =>
  oneOf(draw, [
    { meta: { notes: 'x'.repeat(whole(draw, 2100)) } },
    { meta: { [(JSON.stringify(strangeValue(draw)) ?? '').slice(0, 50)]: strangeValue(draw) } },
    { meta: strangeValue(draw) },
    { domain: strangeValue(draw) },
    { domain: 'floating-marine', subdomain: strangeValue(draw) },
    { verify_reproducible: strangeValue(draw) },
    { params: strangeValue(draw) },
  ])

const refLike = (draw: Draw, ref: string): unknown =>
  oneOf<unknown>(draw, [
    `${ref}@${whole(draw, 99)}`,
    ref.replace(/@.*/, ''),
    ref.replace(':', oneOf(draw, ['', '::', '/', '\u0000', ':../'])),
    ref.slice(0, whole(draw, ref.length)),
    ref.toUpperCase(),
    `${ref}${'x'.repeat(whole(draw, 3000))}`,
    strangeValue(draw),
  ])

function enormous(draw: Draw, { ref, params }: Sound): unknown {
  const name = oneOf(draw, Object.keys(params))
  const value = oneOf<() => unknown>(draw, [
    () => 'x'.repeat(ENORMOUS_LENGTH),
    () => '1'.repeat(ENORMOUS_LENGTH),
    () => Array.from({ length: ENORMOUS_LENGTH / 10 }, () => 1.5),
    () => Array.from({ length: ENORMOUS_LENGTH / 50 }, () => ({ value: 1, unit: 'm' })),
    () => `1 ${'m/'.repeat(ENORMOUS_LENGTH / 4)}`,
  ])()
  return { ref, params: { ...params, [name]: value } }
}

function broken(draw: Draw, text: string): Buffer {
  const bytes = Buffer.from(text)
  const at = whole(draw, bytes.length - 1)
  const put = (more: string | Uint8Array, instead = 0) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from(more as string), bytes.subarray(at + instead)])
  return oneOf(draw, [
    () => bytes.subarray(0, at),
    () => put(new Uint8Array([whole(draw, 255)]), 1),
    () =>
      put(
        oneOf(
          draw,
          [[0xff], [0xed, 0xa0, 0x80], [0xc0, 0xaf], [0xf8, 0x88]].map((b) => new Uint8Array(b)),
        ),
      ),
    () =>
      put(oneOf(draw, ['NaN', '1e99999', '-', ',', '}', '"', '\\', '\\ud800', '/**/', '\u2028', '00', '['.repeat(99)])),
    () => Buffer.from(text.replace(/"(\w+)":/, '"$1":1,"$1":')),
    () => Buffer.from(text.replace('{', '{"__proto__":{"polluted":true},')),
    () => Buffer.from(text.replaceAll(/\d+(\.\d+)?/g, (n) => `${n}${'0'.repeat(whole(draw, 400))}`)),
    () => Buffer.from(`${oneOf(draw, ['[', '{"a":'])}`.repeat(whole(draw, 100_000))),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    () => Buffer.concat([bytes, bytes]),
  ])()
}
