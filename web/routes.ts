import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of the storefront. Who may see it stands in the layouts around it. */
export default [
  index('home/page.tsx'),
  route('parts', 'catalogue/list/page.tsx'),
  route('parts/:id', 'catalogue/part/page.tsx'),
  route('compare', 'catalogue/compare/page.tsx'),
  route('quick-order', 'quick-order/page.tsx'),
  route('basket', 'basket/page.tsx'),
  route('blogs', 'content/blogs-page.tsx'),
  route('blogs/:slug', 'content/article-page.tsx'),
  route('portfolio', 'content/portfolio-page.tsx'),
  route('policies/:slug', 'content/policy-page.tsx'),

  route('login', 'identity/log-in/page.tsx'),
  route('login/code', 'identity/log-in/code-page.tsx'),
  route('register', 'identity/register/page.tsx'),
  route('forgot-password', 'identity/password/forgot-page.tsx'),
  route('reset-password', 'identity/password/reset-page.tsx'),
  route('confirm-email', 'identity/register/confirm-email-page.tsx'),
  route('newsletter/:what', 'newsletter/newsletter-page.tsx'),

  layout('identity/access/signed-in-layout.tsx', [
    route('purchase/:id', 'orders/purchase/page.tsx'),
    route('checkout', 'basket/checkout/page.tsx'),
    route('payment/:id', 'payments/to-payment-page.tsx'),
    route('lists/:token', 'lists/shared-list/page.tsx'),
    route('dashboard', 'dashboard/dashboard-layout.tsx', [
      index('identity/profile/page.tsx'),
      route('security', 'identity/security/page.tsx'),
      layout('identity/access/buyers-layout.tsx', [
        route('add-review', 'reviews/add-review-page.tsx'),
        route('myorders', 'orders/my-orders/page.tsx'),
        route('payment/:id', 'dashboard/payment-page.tsx'),
        route('lists', 'lists/lists-page.tsx'),
        route('lists/:id', 'lists/list-page.tsx'),
        route('reorder', 'lists/reorder/purchases-page.tsx'),
        route('reorder/:id', 'lists/reorder/reorder-page.tsx'),
        route('own-numbers', 'own-numbers/own-numbers-page.tsx'),
      ]),
      layout('identity/access/admins-layout.tsx', [
        route('overview', 'admin/overview/page.tsx'),
        route('manage-orders', 'admin/orders/page.tsx'),
        route('manage-orders/:id', 'admin/orders/order/page.tsx'),
        route('add-product', 'admin/parts/add-page.tsx'),
        route('manage-products', 'admin/parts/page.tsx'),
        route('manage-products/:id', 'admin/parts/part-page.tsx'),
        route('import', 'admin/import/page.tsx'),
        route('make-admin', 'admin/people/page.tsx'),
        route('reviews', 'admin/reviews/page.tsx'),
        route('inquiries', 'admin/inquiries/page.tsx'),
        route('search-words', 'admin/search-words/page.tsx'),
        route('not-understood', 'admin/not-understood/page.tsx'),
      ]),
    ]),
  ]),
  route('*', 'shell/not-found-page.tsx'),
] satisfies RouteConfig
