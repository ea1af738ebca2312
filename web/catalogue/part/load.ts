import type { LoaderFunctionArgs } from 'react-router'
import { specGroups } from '../../../contract/parts/spec-groups.ts'
import { describeSpecs } from '../../../contract/parts/specifications.ts'
import { named } from '../../app/page-meta.ts'
import { publicCalls } from '../../app/public-calls.ts'
import { listed } from '../../trade/parts/listed-part.ts'
import { describeAttributes } from '../describe-attributes.ts'
import { partMeta } from './meta.ts'

/** A part, its specifications in words under their headings, and the parts that belong to it. */
export async function loadPart({ context, params }: LoaderFunctionArgs) {
  const read = context.get(publicCalls)
  const id = params.id ?? ''
  const [part, related, { shop, priceTaxes }, { categories }] = await Promise.all([
    read.getPart({ id }),
    read.getRelatedParts({ id }),
    read.getConfig({}),
    read.listCategories({}),
  ])
  const category = categories.find(({ key }) => key === part.category)
  const replacement =
    part.replacedBy === null ? null : (await read.listSubstitutes({ id, limit: 1 })).replacement
  const described = describeSpecs(part.specs, category?.specs)
  const loaded = {
    part,
    groups: specGroups
      .map((name) => ({
        name,
        specs: described
          .filter(({ group }) => group === name)
          .map(({ key, label, text }) => ({ key, label, text })),
      }))
      .filter(({ specs }) => specs.length > 0),
    alternatives: related.alternatives.map((one) => listed(one, { categories, priceTaxes })),
    goesWith: related.goesWith.map((one) => listed(one, { categories, priceTaxes })),
    attributes: describeAttributes(part),
    replacement: replacement && {
      ...replacement,
      part: replacement.part && { _id: replacement.part._id, name: replacement.part.name },
    },
  }
  return {
    ...loaded,
    meta: named(shop, partMeta(part, loaded.groups, category?.name ?? part.category, priceTaxes)),
  }
}
