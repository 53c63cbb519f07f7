/** JSON or YAML that a call names: in a file, on standard input or in an option, read as strictly as a request over HTTP. */
import { readFileSync } from 'node:fs'
import { parseJson } from '@keelson/service/http/body.ts'
import { parse } from 'yaml'
import { CallError } from './command.ts'

/** The JSON in a file, or in standard input by the name '-'; `where` says what named it. */
export const jsonIn = (file: string, where = ''): unknown => jsonOf(textIn(file, where), `${where}${file}`)

/** The same, or what is in a file of YAML by its name. */
export function dataIn(file: string): unknown {
  if (!/\.ya?ml$/i.test(file)) return jsonIn(file)
  const text = textIn(file, '').toString()
  try {
    return jsonOf(JSON.stringify(parse(text) ?? null), file)
  } catch (error) {
    if (error instanceof CallError) throw error
    throw new CallError(`${file} is not valid YAML (${(error as Error).message})`)
  }
}

export function jsonOf(text: string | Buffer, where: string): unknown {
  try {
    return parseJson(typeof text === 'string' ? Buffer.from(text) : text)
  } catch (error) {
    throw new CallError(`${where}: ${(error as Error).message.replace('the body', 'it')}`)
  }
}

function textIn(file: string, where: string): Buffer {
  try {
    return readFileSync(file === '-' ? 0 : file)
  } catch (error) {
    throw new CallError(`${where}${file} cannot be read: ${(error as Error).message}`)
  }
}
