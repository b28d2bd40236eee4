export const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;
