/** What the compiler says of a body under the types that openapi-typescript makes of the OpenAPI document, without options. */
import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const TYPES = '/api.d.ts'
const BODIES = '/bodies.ts'
/** The line of a fault in the types themselves. */
const IN_TYPES = -1
const HEAD = `import type { paths } from './api'
type Body<P extends '/api/run' | '/api/studies'> = paths[P]['post']['requestBody']['content']['application/json']
`

export interface Body {
  readonly path: '/api/run' | '/api/studies'
  readonly body: unknown
}
/** Gives for each body what is wrong with it, nothing where it compiles. */
export type Compiler = (bodies: readonly Body[]) => readonly (string | undefined)[]

export async function compilerOf(document: object): Promise<Compiler> {
  const types = astToString(await openapiTypes(JSON.stringify(document)))
  return (bodies) => {
    const lines = bodies.map(({ path, body }, i) => `export const b${i}: Body<'${path}'> = ${JSON.stringify(body)}`)
    const faults = faultsIn(types, HEAD + lines.join('\n'))
    const inTypes = faults.get(IN_TYPES)
    if (inTypes !== undefined) throw new Error(`the types themselves do not compile: ${inTypes}`)
    const first = HEAD.split('\n').length - 1
    return bodies.map((_, i) => faults.get(first + i))
  }
}

/** The first fault of each line. */
function faultsIn(types: string, bodies: string): ReadonlyMap<number, string> {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  }
  const files = new Map([
    [TYPES, types],
    [BODIES, bodies],
  ])
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.readFile = (name) => files.get(name) ?? readFile(name)
  host.fileExists = (name) => files.has(name) || fileExists(name)
  host.getSourceFile = (name, target) => {
    const text = files.get(name)
    return text === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, text, target)
  }
  const program = ts.createProgram([BODIES], options, host)
  const found = program
    .getSourceFiles()
    .flatMap((file) =>
      file.fileName === TYPES || file.fileName === BODIES
        ? [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
        : [],
    )
  return new Map(
    found.toReversed().map((fault) => [lineOf(fault), ts.flattenDiagnosticMessageText(fault.messageText, ' ')]),
  )
}

/** Its line in the bodies. */
const lineOf = ({ file, start = 0 }: ts.Diagnostic): number =>
  file?.fileName === BODIES ? file.getLineAndCharacterOfPosition(start).line : IN_TYPES
