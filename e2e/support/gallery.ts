/** Address of the component gallery: a server of sources on the port after the site's. */
export function galleryUrl(sitePort: number): string {
  return `http://localhost:${sitePort + 1}/dev/ui`;
}
