import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { exampleEnvironment, examplePath } from '../../scripts/settings-table.ts'
import { configReader } from '../../server/config/config.fixture.ts'
import { type Settings, settings } from '../../server/config/settings.ts'

const root = path.join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const { read, faultOf } = configReader()

type Service = {
  environment: Record<string, string>
  [name: string]: unknown
}
const { services } = parse(textOf('compose.yaml'), { merge: true }) as {
  services: Record<'shop' | 'jobs' | 'database' | 'mail', Service>
}

/** Whether the shop reads a setting of this name, or the file that it names. */
const isSetting = (name: string) => {
  const secret = name.replace(/_FILE$/, '') as keyof Settings
  return name in settings || (secret in settings && settings[secret].isSecret)
}

/** .env as somebody fills it in. */
const filled = {
  DATABASE_PASSWORD: 'f00f00f00f00',
  PUBLIC_URL: 'https://shop.test-works.internal',
  TRUSTED_PROXIES: '1',
  MAIL_FROM: 'Works <orders@test-works.internal>',
  SELLER_NAME: 'Test Works',
  SELLER_ADDRESS: '1 Works Road',
  CURRENCY: 'eur',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  OIDC_ISSUER: 'https://login.test-works.internal',
  OIDC_CLIENT_ID: 'shop',
  OIDC_CLIENT_SECRET: 'secret',
}

/** As compose fills `${NAME}`, `${NAME:-else}` and `${NAME:?words}` in. */
const fill = (text: string) =>
  text.replaceAll(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_, name: string, otherwise = '') => filled[name as keyof typeof filled] ?? otherwise,
  )

test('.env.example has every setting once, as the table says it, and what compose asks for', () => {
  expect(readFileSync(examplePath, 'utf8')).toBe(exampleEnvironment())
  const names = [...exampleEnvironment().matchAll(/^#?([A-Z0-9_]+)=$/gm)].map(([, name]) => name!)
  expect(names.toSorted()).toEqual([...Object.keys(settings), 'DATABASE_PASSWORD'].sort())
  const table = [...textOf('docs/settings.md').matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(
    ([, one]) => one!,
  )
  expect(names.filter((name) => name !== 'DATABASE_PASSWORD').toSorted()).toEqual(table.toSorted())
  const open = [...exampleEnvironment().matchAll(/^([A-Z0-9_]+)=$/gm)].map(([, name]) => name!)
  expect(open).toEqual(Object.keys(filled))
})

test.each(['shop', 'jobs'] as const)(
  'compose’s %s starts in production with .env filled in',
  (name) => {
    const { environment, ...service } = services[name]
    for (const setting of Object.keys(environment)) expect(isSetting(setting), setting).toBe(true)
    const own = Object.fromEntries(
      Object.entries(environment).map(([setting, value]) => [setting, fill(value)]),
    )
    const { DATABASE_PASSWORD: _, ...env } = filled
    const config = read({ NODE_ENV: 'production', HOST: '0.0.0.0', ...env, ...own })
    expect(config).toMatchObject({
      role: name === 'shop' ? 'web' : 'jobs',
      isReal: true,
      demo: false,
      databaseUrl: 'postgres://shop:f00f00f00f00@database/shop',
    })
    expect(service).toMatchObject({
      build: '.',
      read_only: true,
      cap_drop: ['ALL'],
      tmpfs: ['/tmp'],
      volumes: ['data:/data'],
      env_file: '.env',
      security_opt: ['no-new-privileges:true'],
      depends_on: { database: { condition: 'service_healthy' } },
    })
  },
)

test('an .env that nobody filled in does not start, and says what is missing', () => {
  const { environment } = services.shop
  expect(
    faultOf({ NODE_ENV: 'production', SMTP_URL: fill(environment.SMTP_URL!), ALLOW_PLAIN: '1' }),
  ).toMatch(/in production cards .* would be sandboxed/)
})

test('compose gives nothing to the network but the shop and the mails, to this machine alone', () => {
  expect(services.shop.ports).toEqual(['127.0.0.1:3000:3000'])
  expect(services.mail.ports).toEqual(['127.0.0.1:8025:8025'])
  expect(services.jobs.ports).toBeUndefined()
  expect(services.database.ports).toBeUndefined()
  for (const one of [services.database, services.mail]) expect(one.image).toMatch(/:v?\d/)
})

type Pod = {
  securityContext: { runAsNonRoot: boolean; runAsUser: number }
  containers: Record<string, unknown>[]
}
type Manifest = {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  spec: { template: { spec: Pod } }
}

test('Kubernetes’ pods have settings that there are, secrets as files, and a root that is read-only', () => {
  const documents = parseAllDocuments(textOf('deploy/kubernetes.yaml'))
  for (const { errors } of documents) expect(errors).toEqual([])
  const all = documents.map((document) => document.toJS() as Manifest)
  expect(all.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
    ...['ConfigMap shop', 'Deployment shop-web', 'Deployment shop-jobs'],
    ...['Service shop', 'Ingress shop'],
  ])
  for (const [name, value] of Object.entries(all[0]!.data!)) {
    expect(isSetting(name), name).toBe(true)
    const secret = settings[name.replace(/_FILE$/, '') as keyof Settings].isSecret
    if (secret && name !== 'STRIPE_PUBLISHABLE_KEY')
      expect(value).toBe(`/run/secrets/shop/${name.replace(/_FILE$/, '')}`)
  }
  for (const { spec } of all.slice(1, 3)) {
    const { securityContext, containers } = spec.template.spec
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1_000 })
    expect(containers).toMatchObject([
      {
        livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
        readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
        securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
      },
    ])
  }
})

test('the unit of systemd names settings that there are, and gives secrets as files', () => {
  const unit = textOf('deploy/shop.service')
  const given = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line]) => line!.split(' '))
  const names = given.map((one) => one.split('=')[0]!)
  for (const name of names.filter((one) => one !== 'MALLOC_ARENA_MAX'))
    expect(isSetting(name), name).toBe(true)
  const loaded = [...unit.matchAll(/^LoadCredential=([\w-]+):/gm)].map(([, name]) => name)
  const files = given.filter((one) => one.includes('=%d/')).map((one) => one.split('=%d/')[1])
  expect(files).toEqual(loaded)
})

test.each(['deploy/nginx.conf', 'deploy/Caddyfile'])(
  '%s leads to the shop, uploads too',
  (file) => {
    expect(textOf(file)).toContain('127.0.0.1:3000')
    expect(textOf(file)).toContain('TRUSTED_PROXIES=1')
    expect(textOf(file)).toMatch(/(client_max_body_size|max_size) 25m/i)
  },
)
