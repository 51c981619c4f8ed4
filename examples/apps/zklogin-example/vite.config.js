/**
 * Page and service have one origin: the development server passes requests for `/api` on.
 */
export default {
  server: {port: 5173, strictPort: true, proxy: {'/api': 'http://127.0.0.1:8788'}},
};
