/** The service's settings, read once from KEELSON_* variables and refused at start when they make no sense. */
import { statSync } from 'node:fs'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import type { TelegramBot } from '@keelson/telegram/start.ts'
import type { ChatClient } from '@keelson/web/surfaces/envelope.ts'
import { readSecret } from './secret-file.ts'

export interface Config {
  readonly host: string
  readonly port: number
  /** Absolute; the ledger, objects and caches live here. */
  readonly dataDir: string
  /** Address under which clients reach the service; undefined: the address it listens on. */
  readonly baseUrl: string | undefined
  /** Absolute folder of data sets. */
  readonly datasets: string
  /** Absolute folder whose subfolders are other repos; undefined: there are none. */
  readonly repos: string | undefined
  readonly publish: 'auto' | 'manual'
  /** The chat client that envelopes of surfaces name; undefined: none. */
  readonly chat: ChatClient | undefined
  /** undefined: there is no Telegram bot. */
  readonly telegram: TelegramBot | undefined
  readonly timeLimitMs: number
  readonly memoryLimitMb: number
  readonly workers: number
  readonly maxQueue: number
  readonly cacheMb: number
  /** Of a command of another repo: one output, all of them, and all that it has in its folder. */
  readonly outputFileMb: number
  readonly outputsMb: number
  readonly folderMb: number
  /** Studies that are calculated at one time. */
  readonly studies: number
  /** Threads of one study; with a database those of this process for all studies, 0 leaving them to workers. */
  readonly studyWorkers: number
  readonly studyPoints: number
  readonly studyMb: number
  /** The database of the record; undefined: SQLite in the data folder. */
  readonly database: DatabaseConfig | undefined
  /** By which pages and alarms call this machine. */
  readonly workerName: string
  /** Runs and ended studies that are older are removed while the service listens; undefined: none is. */
  readonly keepDays: number | undefined
  /** Megabytes that the record may take; undefined: as many as there are. */
  readonly recordMb: number | undefined
  readonly logLevel: string
}
/** A PostgreSQL that many processes share. */
export interface DatabaseConfig {
  readonly url: string
  readonly password: string | undefined
  /** Connections of this process at most. */
  readonly connections: number
}

export class ConfigError extends Error {
  readonly code = 'config_invalid'
  override readonly name = 'ConfigError'
}

/** One setting: its variable, what it is for, its default. The table in docs/settings.md is checked against this list. */
export const settings = [
  { name: 'KEELSON_HOST', default: '127.0.0.1', about: 'Loopback address to listen on; no other address is accepted' },
  { name: 'KEELSON_PORT', default: '8080', about: 'Port to listen on (0: any free port)' },
  { name: 'KEELSON_DATA_DIR', default: '.keelson', about: 'Folder of the ledger, large files and report cache' },
  {
    name: 'KEELSON_DATABASE',
    default: '',
    about:
      'PostgreSQL database of the record, postgres://USER@HOST:PORT/DATABASE, shared by any number of services and workers (empty: SQLite in the data folder)',
  },
  {
    name: 'KEELSON_DATABASE_PASSWORD_FILE',
    default: '',
    about: 'File with the password of the database user; only its owner and group may read it',
  },
  { name: 'KEELSON_DATABASE_CONNECTIONS', default: '10', about: 'Maximum database connections of one process' },
  {
    name: 'KEELSON_KEEP_DAYS',
    default: '',
    about: 'Days after which runs and ended studies are removed, including published ones (empty: never)',
  },
  {
    name: 'KEELSON_RECORD_MB',
    default: '',
    about: 'Maximum size of the record in megabytes. Above it new runs and studies return 507 (empty: no quota)',
  },
  { name: 'KEELSON_WORKER_NAME', default: '', about: 'Name of this machine in the fleet (empty: its host name)' },
  { name: 'KEELSON_BASE_URL', default: '', about: 'Address used by clients, if different from the listening address' },
  { name: 'KEELSON_DATASETS', default: 'datasets', about: 'Folder with one subfolder for each data set' },
  {
    name: 'KEELSON_REPOS',
    default: '',
    about: 'Folder with one subfolder for each other repo; each contains a keelson.json',
  },
  {
    name: 'KEELSON_PUBLISH',
    default: 'auto',
    about: 'Report publication: auto (at once) or manual (on request)',
  },
  { name: 'KEELSON_TIME_LIMIT_S', default: '60', about: 'Time limit of one run in seconds' },
  {
    name: 'KEELSON_MEMORY_LIMIT_MB',
    default: '1024',
    about: 'Memory limit in megabytes of one run that is not instant',
  },
  {
    name: 'KEELSON_WORKERS',
    default: '2',
    about: 'Maximum concurrent runs that are not instant, each in its own process',
  },
  { name: 'KEELSON_MAX_QUEUE', default: '64', about: 'Maximum queued runs; further requests return 503' },
  {
    name: 'KEELSON_OUTPUT_FILE_MB',
    default: '64',
    about: 'Maximum size in megabytes of one output of a command of another repo',
  },
  {
    name: 'KEELSON_OUTPUTS_MB',
    default: '128',
    about: 'Maximum total size in megabytes of all outputs of one run of a command of another repo',
  },
  {
    name: 'KEELSON_FOLDER_MB',
    default: '4096',
    about: 'Maximum size in megabytes of the run folder of a command of another repo; above it the run is stopped',
  },
  { name: 'KEELSON_STUDIES', default: '1', about: 'Maximum concurrent studies; further studies wait' },
  {
    name: 'KEELSON_STUDY_WORKERS',
    default: '2',
    about: 'Threads of one study, in addition to the threads that serve runs',
  },
  { name: 'KEELSON_STUDY_POINTS', default: '2000000', about: 'Maximum points of one study' },
  { name: 'KEELSON_STUDY_MB', default: '4096', about: 'Maximum size in megabytes on disk of the points of one study' },
  { name: 'KEELSON_CACHE_MB', default: '256', about: 'Maximum size in megabytes of the cache of rendered reports' },
  { name: 'KEELSON_CHAT_CLIENT', default: '', about: 'Chat client named in surface envelopes, such as telegram' },
  { name: 'KEELSON_CHAT_BOT', default: '', about: 'Bot of the chat client' },
  {
    name: 'KEELSON_CHAT_LINK',
    default: '',
    about:
      'Address that opens the chat; `{prompt}` is replaced by the message to send, `{start}` by the payload of a start link',
  },
  { name: 'KEELSON_TELEGRAM_TOKEN', default: '', about: 'Telegram bot token, from BotFather (empty: no bot)' },
  {
    name: 'KEELSON_TELEGRAM_TOKEN_FILE',
    default: '',
    about: 'File with the bot token, used instead of the token; only its owner and group may read it',
  },
  {
    name: 'KEELSON_TELEGRAM_USERS',
    default: '',
    about: 'Numeric ids of the permitted Telegram users, separated by commas (empty: none)',
  },
  {
    name: 'KEELSON_TELEGRAM_API',
    default: 'https://api.telegram.org',
    about: 'Root of the Bot API server: https, or http on this machine',
  },
  { name: 'KEELSON_LOG_LEVEL', default: 'info', about: 'Log level: trace, debug, info, warn, error, fatal or silent' },
] as const
type SettingName = (typeof settings)[number]['name']

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])
const LOG_LEVELS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])

/** Reads the settings of this process and takes its secrets out of its environment, so that nothing it starts has them. */
export function takeConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const config = readConfig(env, root)
  delete env.KEELSON_TELEGRAM_TOKEN
  return config
}

/** Reads the settings. Relative folders are taken from `root`. Throws ConfigError naming the variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, root: string): Config {
  const known = new Set<string>(settings.map((s) => s.name))
  const unknown = Object.keys(env).filter((name) => name.startsWith('KEELSON_') && !known.has(name))
  if (unknown.length > 0) throw new ConfigError(`unknown settings: ${unknown.join(', ')}`)
  const text = (name: SettingName) => env[name] || (settings.find((s) => s.name === name)?.default ?? '')
  const whole = (name: SettingName, low: number, high: number) => {
    const value = /^\d{1,9}$/.test(text(name)) ? Number(text(name)) : Number.NaN
    if (Number.isNaN(value) || value < low || value > high) {
      throw new ConfigError(
        `${name} must be a whole number from ${low} to ${high} (entered: ${JSON.stringify(text(name))})`,
      )
    }
    return value
  }
  const wholeOrNone = (name: SettingName, low: number, high: number) =>
    text(name) === '' ? undefined : whole(name, low, high)
  const oneOf = (name: SettingName, allowed: ReadonlySet<string>) => {
    if (!allowed.has(text(name)))
      throw new ConfigError(
        `${name} must be one of ${[...allowed].join(', ')} (entered: ${JSON.stringify(text(name))})`,
      )
    return text(name)
  }
  const host = text('KEELSON_HOST')
  if (!LOOPBACK.has(host)) {
    throw new ConfigError(
      `KEELSON_HOST must be a loopback address, 127.0.0.1, ::1 or localhost (entered: ${JSON.stringify(host)}). Public hosting has no authentication yet`,
    )
  }
  return {
    host,
    port: whole('KEELSON_PORT', 0, 65535),
    dataDir: resolve(root, text('KEELSON_DATA_DIR')),
    baseUrl: text('KEELSON_BASE_URL') === '' ? undefined : httpUrl(text('KEELSON_BASE_URL')),
    datasets: resolve(root, text('KEELSON_DATASETS')),
    repos: text('KEELSON_REPOS') === '' ? undefined : folder('KEELSON_REPOS', resolve(root, text('KEELSON_REPOS'))),
    publish: oneOf('KEELSON_PUBLISH', new Set(['auto', 'manual'])) as 'auto' | 'manual',
    chat: chatClient(text('KEELSON_CHAT_CLIENT'), text('KEELSON_CHAT_BOT'), text('KEELSON_CHAT_LINK')),
    telegram: telegramBot(tokenOf(text, root), text('KEELSON_TELEGRAM_USERS'), text('KEELSON_TELEGRAM_API')),
    timeLimitMs: whole('KEELSON_TIME_LIMIT_S', 1, 3600) * 1000,
    memoryLimitMb: whole('KEELSON_MEMORY_LIMIT_MB', 64, 65536),
    workers: whole('KEELSON_WORKERS', 1, 64),
    maxQueue: whole('KEELSON_MAX_QUEUE', 0, 10000),
    cacheMb: whole('KEELSON_CACHE_MB', 1, 1048576),
    outputFileMb: whole('KEELSON_OUTPUT_FILE_MB', 1, 1024),
    outputsMb: whole('KEELSON_OUTPUTS_MB', 1, 1024),
    folderMb: whole('KEELSON_FOLDER_MB', 1, 1048576),
    studies: whole('KEELSON_STUDIES', 1, 64),
    studyWorkers: whole('KEELSON_STUDY_WORKERS', text('KEELSON_DATABASE') === '' ? 1 : 0, 64),
    studyPoints: whole('KEELSON_STUDY_POINTS', 1, 100_000_000),
    studyMb: whole('KEELSON_STUDY_MB', 1, 1048576),
    database: databaseOf(text, root, whole('KEELSON_DATABASE_CONNECTIONS', 4, 200)),
    workerName: text('KEELSON_WORKER_NAME') || hostname(),
    keepDays: wholeOrNone('KEELSON_KEEP_DAYS', 1, 36_500),
    recordMb: wholeOrNone('KEELSON_RECORD_MB', 1, 100_000_000),
    logLevel: oneOf('KEELSON_LOG_LEVEL', LOG_LEVELS),
  }
}

function folder(name: SettingName, path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path
  throw new ConfigError(`${name} must be an existing folder (entered: ${JSON.stringify(path)})`)
}

/** A password in the address can be read in the environment by all that this user runs, so beside other repos it comes by a file. */
function databaseOf(
  text: (name: SettingName) => string,
  root: string,
  connections: number,
): DatabaseConfig | undefined {
  const [url, path] = [text('KEELSON_DATABASE'), text('KEELSON_DATABASE_PASSWORD_FILE')]
  if (url === '') {
    if (path === '') return undefined
    throw new ConfigError('KEELSON_DATABASE_PASSWORD_FILE is set without KEELSON_DATABASE')
  }
  const read = URL.parse(url)
  if (!read || !/^postgres(ql)?:$/.test(read.protocol))
    throw new ConfigError('KEELSON_DATABASE must have the form postgres://USER@HOST:PORT/DATABASE')
  const password = decodeURIComponent(read.password)
  if (password === '') {
    const given = path === '' ? undefined : secretIn('KEELSON_DATABASE_PASSWORD_FILE', path, root)
    return { url, password: given, connections }
  }
  if (path !== '')
    throw new ConfigError(
      'KEELSON_DATABASE contains a password and KEELSON_DATABASE_PASSWORD_FILE is set; use only one of them',
    )
  if (text('KEELSON_REPOS') !== '')
    throw new ConfigError(
      'KEELSON_DATABASE must not contain a password if KEELSON_REPOS is set, because commands of other repos could read it; use KEELSON_DATABASE_PASSWORD_FILE',
    )
  read.password = ''
  return { url: read.href, password, connections }
}

function secretIn(name: SettingName, path: string, root: string): string {
  const read = readSecret(resolve(root, path))
  if ('secret' in read) return read.secret
  throw new ConfigError(`${name}: the file ${JSON.stringify(path)} ${read.fault}`)
}

/** All three, or none. */
function chatClient(name: string, bot: string, link: string): ChatClient | undefined {
  if (name === '' && bot === '' && link === '') return undefined
  if (name === 'http' || !/^[a-z][a-z0-9-]*$/.test(name))
    throw new ConfigError(
      `KEELSON_CHAT_CLIENT must be the name of a chat client in small letters (entered: ${JSON.stringify(name)})`,
    )
  if (bot.trim() === '') throw new ConfigError('KEELSON_CHAT_BOT must name the bot of the chat client')
  const url = URL.parse(link)
  if (url?.protocol !== 'https:')
    throw new ConfigError(`KEELSON_CHAT_LINK must be an https address (entered: ${JSON.stringify(link)})`)
  return { name, bot, link }
}

/**
 * The token, or '' where there is no bot. One in the environment stays readable in /proc for all that this user runs, so
 * beside commands of other repos it must come by a file.
 */
function tokenOf(text: (name: SettingName) => string, root: string): string {
  const [token, path] = [text('KEELSON_TELEGRAM_TOKEN'), text('KEELSON_TELEGRAM_TOKEN_FILE')]
  if (token !== '' && path !== '')
    throw new ConfigError('KEELSON_TELEGRAM_TOKEN and KEELSON_TELEGRAM_TOKEN_FILE are both set; use only one of them')
  if (token !== '' && text('KEELSON_REPOS') !== '')
    throw new ConfigError(
      'KEELSON_TELEGRAM_TOKEN must not be set if KEELSON_REPOS is set, because commands of other repos could read it; use KEELSON_TELEGRAM_TOKEN_FILE',
    )
  if (path === '') return token
  return secretIn('KEELSON_TELEGRAM_TOKEN_FILE', path, root)
}

/** The token is never a part of a message. */
function telegramBot(token: string, users: string, api: string): TelegramBot | undefined {
  const ids = users.split(',').map((id) => id.trim())
  const wrong = users === '' ? undefined : ids.find((id) => !/^[1-9]\d{0,14}$/.test(id))
  if (wrong !== undefined)
    throw new ConfigError(
      `KEELSON_TELEGRAM_USERS must be numeric ids separated by commas (entered: ${JSON.stringify(wrong)})`,
    )
  const url = URL.parse(api)
  const isOpen = url?.protocol === 'http:' && !LOOPBACK.has(url.hostname.replace(/^\[(.*)\]$/, '$1'))
  if (!url || !/^https?:$/.test(url.protocol) || isOpen || url.search || url.hash || url.username)
    throw new ConfigError('KEELSON_TELEGRAM_API must be a plain https address, or http on this machine')
  if (token === '') return undefined
  return { token, users: new Set(users === '' ? [] : ids.map(Number)), root: api.replace(/\/+$/, '') }
}

function httpUrl(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new ConfigError(`KEELSON_BASE_URL must be a plain http address (entered: ${JSON.stringify(text)})`)
  return text.replace(/\/+$/, '')
}
