import { configuredIssuers, discover } from '../identity/issuers/issuers.ts'
import { openImages } from '../images/open-images.ts'
import { openSmtp } from '../mail/smtp.ts'
import { type Finding, fault, ok, wordsOf } from './finding.ts'
import type { Surroundings } from './look-around.ts'

/** Each identity provider's discovery. */
export async function checkIssuers({ config }: Surroundings): Promise<Finding[]> {
  return await Promise.all(
    configuredIssuers(config.identities).map(async (issuer) => {
      const name = `issuer ${issuer.providerId}`
      const { fault: wrong } = await discover(issuer)
      const mend =
        issuer.providerId === 'oidc'
          ? 'Correct OIDC_ISSUER, or start the issuer: password log-ins work meanwhile.'
          : 'See that this machine reaches it: password log-ins work meanwhile.'
      return wrong === null
        ? ok(name, `${issuer.discoveryUrl} answers`)
        : fault(name, `${issuer.discoveryUrl} ${wrong}`, mend)
    }),
  )
}

/** Stores a tiny picture, as the image host's port does. */
export async function checkImages({ config }: Surroundings): Promise<Finding[]> {
  const { host } = config.images
  try {
    await openImages(config).check()
    return [ok('image host', `${host} takes pictures`)]
  } catch (error) {
    return [fault('image host', `${host}: ${wordsOf(error)}`, imageMends[host])]
  }
}

const imageMends = {
  local: 'Let the shop’s user write DATA_DIR/images.',
  imgbb: 'Check IMGBB_API_KEY and IMAGE_UPLOAD_URL.',
  s3: 'Check S3_ENDPOINT, S3_BUCKET, S3_REGION and that the key may put and delete objects.',
} as const

/** Greets the mail server and logs in, as far as SMTP goes without sending. */
export async function checkMail({ config }: Surroundings): Promise<Finding[]> {
  const { hostname, port } = new URL(config.mail.smtpUrl)
  const server = `${hostname}${port ? `:${port}` : ''}`
  const mailer = openSmtp(config.mail.smtpUrl)
  try {
    await mailer.check()
    return [ok('mail', `${server} takes mail`)]
  } catch (error) {
    const { code } = error as { code?: string }
    const mend =
      code === 'EAUTH'
        ? 'Correct user and password in SMTP_URL.'
        : 'Correct host, port and scheme (smtp or smtps) in SMTP_URL: mails wait and go later.'
    return [fault('mail', `${server}: ${wordsOf(error)}`, mend)]
  } finally {
    mailer.close()
  }
}
