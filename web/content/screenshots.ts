import api from './screenshots/api.webp'
import backOffice from './screenshots/back-office.webp'
import storefront from './screenshots/storefront.webp'

/** Screenshots of this very shop, taken by `npm run screenshots`. */
export const screenshots = { storefront, 'back-office': backOffice, api }
