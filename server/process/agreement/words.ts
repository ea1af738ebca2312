const share = 'copy secrets.json from an instance that runs, or give all the same IDENTITY_SECRET'

/** What differs between instances of one database, and its mend. */
export const disagreements = {
  identity: `another instance of this database started with another identity secret: ${share} and FORMER_IDENTITY_SECRETS; when the secret is lost for good, npm run rotate -- --forget`,
  images:
    'pictures of other instances are not in this DATA_DIR/images: let all instances share one folder, or set IMAGE_HOST=s3; when this is their new place, npm run rotate -- --forget',
  changed: (name: string) =>
    `${name} is another than at the last start: give it to all instances, and restart those that have the former one`,
}
