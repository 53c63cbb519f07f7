/** An authority of a test and a certificate of a server by it, made by openssl. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../testing.ts'

export interface Certified {
  /** Of the authority, as sslrootcert takes it. */
  readonly root: string
  readonly cert: string
  readonly key: string
}

/** `names`: as in subjectAltName, such as `DNS:localhost,IP:127.0.0.1`. Throws where there is no openssl. */
export function certified(names: string): Certified {
  const folder = temporaryFolder()
  const at = (name: string) => join(folder, name)
  const key = (name: string) => [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    at(name),
  ]
  const about = (name: string) => ['-x509', '-days', '2', '-subj', `/CN=${name}`]
  const by = ['-CA', at('root.crt'), '-CAkey', at('root.key')]
  try {
    openssl('req', ...about('Keelson test'), ...key('root.key'), '-out', at('root.crt'))
    const leaf = ['-addext', `subjectAltName=${names}`, '-addext', 'basicConstraints=critical,CA:FALSE']
    openssl('req', ...about('server'), ...key('server.key'), ...by, ...leaf, '-out', at('server.crt'))
    const [root = '', cert = '', secret = ''] = ['root.crt', 'server.crt', 'server.key'].map((name) =>
      readFileSync(at(name), 'utf8'),
    )
    return { root, cert, key: secret }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function openssl(...args: string[]): void {
  const { error, status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' })
  if (error) throw new Error('there is no openssl on this machine: install it (3.0 or later) for the tests of TLS')
  if (status !== 0) throw new Error(`openssl ${args[0]} ended with ${status}: ${stderr}`)
}
